import { ListDuplicateNeighbours, OfferChanged, OfferClosed, OfferPublished } from '@babelboard/offers/contract';
import { ProjectionMarks, Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import { QueryBus } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { OFFERS } from '../projection-names.js';

/** Marks an offer, and those that may be the same job: another of them may stand for it now. */
@Reaction({ id: 'matching.mark-offer', on: [OfferPublished, OfferChanged, OfferClosed], workload: 'indexing' })
export class MarkOfferForMatching implements ReactionHandler {
  constructor(
    private readonly marks: ProjectionMarks,
    private readonly queries: QueryBus,
  ) {}

  async handle(
    { payload }: StoredEvent<OfferPublished | OfferChanged | OfferClosed>,
    tx: EntityManager,
  ): Promise<void> {
    await this.marks.add(tx, [OFFERS], await this.queries.execute(new ListDuplicateNeighbours([payload.offerId], tx)));
  }
}
