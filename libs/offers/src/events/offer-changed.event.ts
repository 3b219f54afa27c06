import { DomainEvent } from '@babelboard/platform';

/** What the offer says has changed. */
export class OfferChanged extends DomainEvent<{ offerId: number }> {
  static override readonly type = 'offers.offer-changed.v1';
}
