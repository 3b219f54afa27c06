import { DomainError } from '@babelboard/platform';

/** The account is no candidate's, or was deleted a moment ago. */
export function candidateNotFound(): DomainError {
  return new DomainError('CANDIDATE_NOT_FOUND', 'not-found');
}

/** Somebody else, in another window perhaps, wrote something else into the same fields since the edit began. */
export class ChangedElsewhere extends DomainError {
  constructor(
    /** As the values of the edit name them. */
    readonly fields: readonly string[],
  ) {
    super('CHANGED_ELSEWHERE', 'conflict');
  }
}

export function cityUnknown(): DomainError {
  return new DomainError('CITY_UNKNOWN', 'invalid', { path: 'fk_city_id' });
}

export function cityElsewhere(): DomainError {
  return new DomainError('CITY_ELSEWHERE', 'invalid', { path: 'fk_city_id' });
}
