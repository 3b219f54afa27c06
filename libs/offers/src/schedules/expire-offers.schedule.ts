import { Clock, Database, Outbox, Schedule, type ScheduleHandler } from '@babelboard/platform';
import { In, LessThanOrEqual } from 'typeorm';
import { Offer } from '../entities/offer.entity.js';
import { OfferClosed } from '../events/offer-closed.event.js';

const BATCH = 200;

/** Ends the offers whose days are over, paused ones too: whoever applied to them is told. */
@Schedule({ id: 'offers.expire-offers', everyMs: 60_000, workload: 'general' })
export class ExpireOffers implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    let expired: number;
    do {
      expired = await this.expireBatch();
    } while (expired === BATCH);
  }

  private expireBatch(): Promise<number> {
    const now = this.clock.now();
    return this.database.transaction(async (tx) => {
      const offers = await tx.find(Offer, {
        where: { state: In(['published', 'paused']), expiresAt: LessThanOrEqual(now) },
        order: { expiresAt: 'ASC' },
        take: BATCH,
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      });
      for (const offer of offers) {
        offer.expire(now);
      }
      await tx.save(offers);
      await this.outbox.add(tx, ...offers.map(({ id }) => new OfferClosed({ offerId: id })));
      return offers.length;
    });
  }
}
