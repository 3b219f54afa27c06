import { domainEvent } from '@babelboard/platform';

/** Somebody has reported an offer, on a page in `language`; events of older versions have none. */
export class OfferReported extends domainEvent<{ reportId: number; offerId: number; language?: string }>(
  'operations.offer-reported.v1',
) {}
