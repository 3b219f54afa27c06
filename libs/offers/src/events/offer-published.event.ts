import { domainEvent } from '@babelboard/platform';

/** The offer can be seen by everybody from now on, for the first time or again. */
export class OfferPublished extends domainEvent<{ offerId: number }>('offers.offer-published.v1') {}
