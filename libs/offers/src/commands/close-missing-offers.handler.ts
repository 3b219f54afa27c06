import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { In } from 'typeorm';
import { Offer } from '../entities/offer.entity.js';
import { OfferClosed } from '../events/offer-closed.event.js';
import { CloseMissingOffers } from './close-missing-offers.command.js';

/** Offers that are closed in one transaction. */
const BATCH = 200;

@CommandHandler(CloseMissingOffers)
export class CloseMissingOffersHandler implements ICommandHandler<CloseMissingOffers> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async execute({ snapshot, present }: CloseMissingOffers): Promise<number> {
    const missing = await this.database.query<{ id: number }>(
      `SELECT id FROM offer
       WHERE snapshot = $1 AND state IN ('published', 'paused') AND (source, source_key) NOT IN
         (SELECT * FROM unnest($2::text[], $3::text[]))
       ORDER BY id`,
      [snapshot, present.map(({ source }) => source), present.map(({ sourceKey }) => sourceKey)],
    );
    let closed = 0;
    for (let from = 0; from < missing.length; from += BATCH) {
      closed += await this.closeBatch(
        snapshot,
        missing.slice(from, from + BATCH).map(({ id }) => id),
      );
    }
    return closed;
  }

  /** What changed its state or snapshot meanwhile is left alone. */
  private closeBatch(snapshot: string, ids: number[]): Promise<number> {
    return this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const offers = await tx.find(Offer, {
        where: { id: In(ids), snapshot, state: In(['published', 'paused']) },
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      const shown = offers.filter(({ state }) => state === 'published');
      for (const offer of offers) {
        offer.close(now);
      }
      await tx.save(offers);
      await this.outbox.add(tx, ...shown.map(({ id }) => new OfferClosed({ offerId: id })));
      return offers.length;
    });
  }
}
