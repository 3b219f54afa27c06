import { OfferClosed, OfferPublished } from '@babelboard/offers/contract';
import { Reaction, type ReactionHandler, Settings, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';

/** Notes an offer that was published or closed, to be told to search engines. */
@Reaction({ id: 'indexnow.note-changed-offer', on: [OfferPublished, OfferClosed], workload: 'general' })
export class NoteChangedOffer implements ReactionHandler {
  constructor(private readonly settings: Settings) {}

  async handle({ payload }: StoredEvent<OfferPublished | OfferClosed>, tx: EntityManager): Promise<void> {
    if (this.settings.indexnowKey !== undefined) {
      // Whoever is just telling of an older state no longer has it to forget.
      await tx.query(
        `INSERT INTO indexnow_offer (offer_id) VALUES ($1)
         ON CONFLICT (offer_id) DO UPDATE SET claim = NULL, claimed_until = NULL`,
        [payload.offerId],
      );
    }
  }
}
