import { DomainError } from '@babelboard/platform';

/** The account is no candidate's, or was deleted a moment ago. */
export function candidateNotFound(): DomainError {
  return new DomainError('CANDIDATE_NOT_FOUND', 'not-found');
}

export function cityUnknown(): DomainError {
  return new DomainError('CITY_UNKNOWN', 'invalid', { path: 'fk_city_id' });
}

export function cityElsewhere(): DomainError {
  return new DomainError('CITY_ELSEWHERE', 'invalid', { path: 'fk_city_id' });
}
