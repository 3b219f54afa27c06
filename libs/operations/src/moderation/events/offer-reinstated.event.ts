import { domainEvent } from '@babelboard/platform';

/** An operator has put back what was taken off. */
export class OfferReinstated extends domainEvent<{ removalId: number; offerId: number }>(
  'operations.offer-reinstated.v1',
) {}
