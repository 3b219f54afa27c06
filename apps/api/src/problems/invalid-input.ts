import type { CodedError } from '@babelboard/platform';

/** What is wrong with a field, which is named by its path. */
export interface FieldProblem extends CodedError {
  readonly path: string;
}

/** Input that is refused before any use case is asked. */
export class InvalidInput extends Error {
  constructor(
    readonly problems: readonly FieldProblem[],
    /** What can be understood without seeing the fields. */
    readonly toast: CodedError = toCheck(new Set(problems.map(({ path }) => path)).size),
  ) {
    super('INVALID_INPUT');
  }
}

/** Says how many fields are not right. */
export function toCheck(count: number): CodedError {
  return { code: 'INPUT_TO_CHECK', params: { count } };
}
