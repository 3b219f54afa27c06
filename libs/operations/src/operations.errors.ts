import { DomainError } from '@babelboard/platform';

export function reportedOfferNotFound(): DomainError {
  return new DomainError('REPORTED_OFFER_NOT_FOUND', 'not-found');
}

/** Another operator was quicker. */
export function reportsAlreadyDecided(): DomainError {
  return new DomainError('REPORTS_ALREADY_DECIDED', 'conflict');
}
