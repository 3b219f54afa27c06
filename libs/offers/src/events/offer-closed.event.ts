import { domainEvent } from '@babelboard/platform';

/** The offer is no longer shown: paused, closed, expired, taken off by an operator, or its company suspended. */
export class OfferClosed extends domainEvent<{ offerId: number }>('offers.offer-closed.v1') {}
