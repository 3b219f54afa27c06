import { Query } from '@nestjs/cqrs';
import type { OfferDetail } from './offer-card.js';

/** A live offer as feeds give it away. */
export type FeedOffer = Omit<OfferDetail, 'duplicates'> & { updatedAt: Date };

/** Live offers in the order of their ids, one page after the other; none is left out or given twice while others come and go. */
export class ListLiveOffers extends Query<FeedOffer[]> {
  /** @param updatedSince only offers changed at or after this moment; null for all */
  constructor(
    readonly afterId: number,
    readonly limit: number,
    readonly updatedSince: Date | null = null,
  ) {
    super();
  }
}
