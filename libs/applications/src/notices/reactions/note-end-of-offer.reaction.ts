import { HeldOffers, OfferClosed } from '@babelboard/offers/contract';
import { Clock, Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { AFTER_END_MS } from '../domain/notice-times.js';

/** Plans that applicants are told of the end of an offer. */
@Reaction({ id: 'applications.note-end-of-offer', on: [OfferClosed], workload: 'general' })
export class NoteEndOfOffer implements ReactionHandler<OfferClosed> {
  constructor(
    private readonly offers: HeldOffers,
    private readonly clock: Clock,
  ) {}

  async handle({ payload: { offerId } }: StoredEvent<OfferClosed>, tx: EntityManager): Promise<void> {
    const offer = await this.offers.hold(tx, offerId);
    if (offer?.ended !== true) {
      return;
    }
    await tx.query(
      `INSERT INTO offer_notice (offer_id, kind, due_at)
       SELECT $1, 'end', $2 WHERE EXISTS (SELECT FROM job_application WHERE offer_id = $1)
       ON CONFLICT (offer_id, kind) DO UPDATE SET due_at = excluded.due_at`,
      [offerId, new Date(this.clock.now().getTime() + AFTER_END_MS)],
    );
  }
}
