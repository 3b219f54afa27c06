import { DomainEvent } from '@babelboard/platform';

/** The offer can be seen by everybody from now on, for the first time or again. */
export class OfferPublished extends DomainEvent<{ offerId: number }> {
  static override readonly type = 'offers.offer-published.v1';
}
