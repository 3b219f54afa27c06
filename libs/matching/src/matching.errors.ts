import { DomainError } from '@babelboard/platform';

export function matchingUnknown(): DomainError {
  return new DomainError('MATCHING_UNKNOWN', 'not-found', { path: 'offer_id' });
}
