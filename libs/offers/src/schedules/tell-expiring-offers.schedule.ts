import { Clock, Database, Outbox, Schedule, type ScheduleHandler } from '@babelboard/platform';
import { Offer } from '../entities/offer.entity.js';
import { OfferExpiring } from '../events/offer-expiring.event.js';

const BATCH = 200;
/** Time for somebody who is in the office twice a week. */
const TOLD_BEFORE_DAYS = 5;
const DAY_MS = 86_400_000;

/** Tells companies of the offers that they wrote here and that end soon: each end once. What an import brought ends where it comes from. */
@Schedule({ id: 'offers.tell-expiring-offers', everyMs: 600_000, workload: 'general' })
export class TellExpiringOffers implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    let told: number;
    do {
      told = await this.tellBatch();
    } while (told === BATCH);
  }

  private tellBatch(): Promise<number> {
    const now = this.clock.now();
    const soon = new Date(now.getTime() + TOLD_BEFORE_DAYS * DAY_MS);
    return this.database.transaction(async (tx) => {
      const offers = await tx
        .createQueryBuilder(Offer, 'offer')
        .where(
          `offer.state = 'published' AND offer.source IS NULL AND NOT offer.companySuspended AND offer.takenOffAt IS NULL`,
        )
        .andWhere('offer.expiresAt > :now AND offer.expiresAt <= :soon', { now, soon })
        .andWhere('offer.expiryToldFor IS DISTINCT FROM offer.expiresAt')
        .orderBy('offer.expiresAt')
        .take(BATCH)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getMany();
      for (const offer of offers) {
        offer.tellExpiry();
      }
      await tx.save(offers);
      await this.outbox.add(tx, ...offers.map(({ id }) => new OfferExpiring({ offerId: id })));
      return offers.length;
    });
  }
}
