import type { Problem } from '@babelboard/wire';

type FieldProblems = NonNullable<Problem['errors']>;

/** Input that a wire schema refuses; each problem names the field by its path. */
export class InvalidInput extends Error {
  constructor(readonly problems: FieldProblems) {
    super('INVALID_INPUT');
  }

  static fromIssues(
    issues: readonly { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined }[],
  ): InvalidInput {
    return new InvalidInput(
      issues.map(({ message, path = [] }) => ({
        path: path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
        message,
      })),
    );
  }
}
