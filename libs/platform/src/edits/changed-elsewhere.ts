import { DomainError } from '../errors/domain-error.js';

/** Somebody else, in another window perhaps, wrote something else into the same fields since the edit began. */
export class ChangedElsewhere extends DomainError {
  constructor(
    /** As the values of the edit name them. */
    readonly fields: readonly string[],
  ) {
    super('CHANGED_ELSEWHERE', 'conflict');
  }
}
