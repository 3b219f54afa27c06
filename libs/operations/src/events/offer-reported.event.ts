import { DomainEvent } from '@babelboard/platform';

/** Somebody has reported an offer. */
export class OfferReported extends DomainEvent<{ reportId: number; offerId: number }> {
  static override readonly type = 'operations.offer-reported.v1';
}
