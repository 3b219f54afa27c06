import { domainEvent } from '@babelboard/platform';

/** An operator has taken an offer off the board; the removal says why. */
export class OfferTakenOff extends domainEvent<{ removalId: number; offerId: number }>(
  'operations.offer-taken-off.v1',
) {}
