import { domainEvent } from '@babelboard/platform';

/** An offer that its company wrote here ends in a few days, unless it is renewed. */
export class OfferExpiring extends domainEvent<{ offerId: number }>('offers.offer-expiring.v1') {}
