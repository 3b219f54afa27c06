import { DomainError } from '@babelboard/platform';

/** The account is no candidate's, or was deleted a moment ago. */
export function candidateNotFound(): DomainError {
  return new DomainError('CANDIDATE_NOT_FOUND', 'not-found');
}
