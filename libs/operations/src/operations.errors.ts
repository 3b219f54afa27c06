import { DomainError } from '@babelboard/platform';

export function reportedOfferNotFound(): DomainError {
  return new DomainError('REPORTED_OFFER_NOT_FOUND', 'not-found');
}
