import { OfferChanged, OfferClosed, OfferPublished } from '@babelboard/offers/contract';
import { Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { DirtyOffers } from '../indexing/dirty-offers.js';

@Reaction({
  id: 'search.mark-offer-dirty-for-postgres',
  on: [OfferPublished, OfferChanged, OfferClosed],
  workload: 'indexing',
})
export class MarkOfferDirtyForPostgres implements ReactionHandler {
  constructor(private readonly dirty: DirtyOffers) {}

  async handle(event: StoredEvent, tx: EntityManager): Promise<void> {
    await this.dirty.mark(tx, 'postgres', [event.payload.offerId as number]);
  }
}
