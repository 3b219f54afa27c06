import { ListDuplicateNeighbours, OfferChanged, OfferClosed, OfferPublished } from '@babelboard/offers/contract';
import { ProjectionMarks, Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import { QueryBus } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { OfferProjections } from '../indexing/offer-projections.js';

/** Names the reaction: who waits for an offer to be found waits for it first. */
export const MARK_OFFER = 'search.mark-offer';

/** Marks an offer, and those that may be the same job, for every engine of this installation. */
@Reaction({
  id: MARK_OFFER,
  on: [OfferPublished, OfferChanged, OfferClosed],
  workload: 'indexing',
  // One for each engine: to be left out in the next version.
  formerIds: ['search.mark-offer-dirty-for-meilisearch', 'search.mark-offer-dirty-for-postgres'],
})
export class MarkOffer implements ReactionHandler {
  constructor(
    private readonly marks: ProjectionMarks,
    private readonly projections: OfferProjections,
    private readonly queries: QueryBus,
  ) {}

  async handle(
    { payload }: StoredEvent<OfferPublished | OfferChanged | OfferClosed>,
    tx: EntityManager,
  ): Promise<void> {
    const ids = await this.queries.execute(new ListDuplicateNeighbours([payload.offerId], tx));
    const names = this.projections.all().map(({ name }) => name);
    await this.marks.add(tx, names, ids);
  }
}
