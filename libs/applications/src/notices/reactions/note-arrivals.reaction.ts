import { Clock, Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { UNDO_MS } from '../../applying/domain/application-times.js';
import { ApplicationRestored } from '../../applying/events/application-restored.event.js';
import { ApplicationSubmitted } from '../../applying/events/application-submitted.event.js';
import { DIGEST_MS } from '../domain/notice-times.js';

type Arrival = ApplicationSubmitted | ApplicationRestored;

/** Plans that a company is told of who applied: soon, or an hour after it was told last. */
@Reaction({ id: 'applications.note-arrivals', on: [ApplicationSubmitted, ApplicationRestored], workload: 'general' })
export class NoteArrivals implements ReactionHandler<Arrival> {
  constructor(private readonly clock: Clock) {}

  async handle({ payload }: StoredEvent<Arrival>, tx: EntityManager): Promise<void> {
    await tx.query(
      `INSERT INTO offer_notice (offer_id, kind, due_at) VALUES ($1, 'arrivals', $2)
       ON CONFLICT (offer_id, kind) DO UPDATE
       SET due_at = coalesce(offer_notice.due_at, greatest(excluded.due_at, offer_notice.told_at + $3 * interval '1 ms'))`,
      [payload.offerId, new Date(this.clock.now().getTime() + UNDO_MS), DIGEST_MS],
    );
  }
}
