import { DomainError } from '@babelboard/platform';

export function reportedOfferNotFound(id: number): DomainError {
  return new DomainError('REPORTED_OFFER_NOT_FOUND', 'not-found', 'This offer is no longer on the board.', {
    params: { id },
  });
}
