import { DomainEvent } from '@babelboard/platform';

/** The offer is no longer shown: paused, closed, expired, or its company suspended. */
export class OfferClosed extends DomainEvent<{ offerId: number }> {
  static override readonly type = 'offers.offer-closed.v1';
}
