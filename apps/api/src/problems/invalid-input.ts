import type { Problem } from '@babelboard/wire';
import { enTexts } from '../texts/en.js';

type FieldProblems = NonNullable<Problem['errors']>;

/** Input that is refused before any use case is asked; each problem names the field by its path. */
export class InvalidInput extends Error {
  /** @param toast a sentence that can be understood without seeing the fields */
  constructor(
    readonly problems: FieldProblems,
    readonly toast: string,
  ) {
    super('INVALID_INPUT');
  }

  static of(problems: FieldProblems): InvalidInput {
    return new InvalidInput(problems, enTexts.input.check(new Set(problems.map(({ path }) => path)).size));
  }

  static fromIssues(
    issues: readonly { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined }[],
  ): InvalidInput {
    const problems = issues.map(({ message, path = [] }) => ({
      path: path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
      message,
    }));
    return InvalidInput.of(problems);
  }
}
