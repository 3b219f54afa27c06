import { ListDuplicateNeighbours, OfferChanged, OfferClosed, OfferPublished } from '@babelboard/offers/contract';
import { Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import { QueryBus } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { DirtyOffers } from '../indexing/dirty-offers.js';

@Reaction({
  id: 'search.mark-offer-dirty-for-postgres',
  on: [OfferPublished, OfferChanged, OfferClosed],
  workload: 'indexing',
})
export class MarkOfferDirtyForPostgres implements ReactionHandler {
  constructor(
    private readonly dirty: DirtyOffers,
    private readonly queries: QueryBus,
  ) {}

  async handle(event: StoredEvent, tx: EntityManager): Promise<void> {
    const ids = await this.queries.execute(new ListDuplicateNeighbours([event.payload.offerId as number], tx));
    await this.dirty.mark(tx, 'postgres', ids);
  }
}
