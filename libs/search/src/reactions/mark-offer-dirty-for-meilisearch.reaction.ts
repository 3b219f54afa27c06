import { ListDuplicateNeighbours, OfferChanged, OfferClosed, OfferPublished } from '@babelboard/offers/contract';
import { Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import { QueryBus } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { SearchEngines } from '../engines/search-engines.js';
import { DirtyOffers } from '../indexing/dirty-offers.js';

@Reaction({
  id: 'search.mark-offer-dirty-for-meilisearch',
  on: [OfferPublished, OfferChanged, OfferClosed],
  workload: 'indexing',
})
export class MarkOfferDirtyForMeilisearch implements ReactionHandler {
  constructor(
    private readonly dirty: DirtyOffers,
    private readonly engines: SearchEngines,
    private readonly queries: QueryBus,
  ) {}

  async handle(event: StoredEvent, tx: EntityManager): Promise<void> {
    // Without a server nobody would take the marks; its index is built whole when one comes.
    if (this.engines.meilisearch !== undefined) {
      const ids = await this.queries.execute(new ListDuplicateNeighbours([event.payload.offerId as number], tx));
      await this.dirty.mark(tx, 'meilisearch', ids);
    }
  }
}
