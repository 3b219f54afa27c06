import { domainEvent } from '@babelboard/platform';

/** Somebody has reported an offer. */
export class OfferReported extends domainEvent<{ reportId: number; offerId: number }>('operations.offer-reported.v1') {}
