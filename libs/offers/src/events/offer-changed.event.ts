import { domainEvent } from '@babelboard/platform';

/** What the offer says has changed. */
export class OfferChanged extends domainEvent<{ offerId: number }>('offers.offer-changed.v1') {}
