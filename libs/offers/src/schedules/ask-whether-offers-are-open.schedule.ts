import { Clock, Database, Outbox, Schedule, type ScheduleHandler } from '@babelboard/platform';
import { confirmationDueSql, LAST_CONFIRMED_SQL } from '../domain/still-open.js';
import { Offer } from '../entities/offer.entity.js';
import { OfferConfirmationDue } from '../events/offer-confirmation-due.event.js';

const BATCH = 200;
/** Whoever is told so soon that an offer ends is asked the same by that mail. */
const NOT_BEFORE_END_DAYS = 5;
const DAY_MS = 86_400_000;

/** Asks companies every 14 days whether the offers that they wrote here are still open: once, until they say so. */
@Schedule({ id: 'offers.ask-whether-offers-are-open', everyMs: 600_000, workload: 'general' })
export class AskWhetherOffersAreOpen implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    let asked: number;
    do {
      asked = await this.askBatch();
    } while (asked === BATCH);
  }

  private askBatch(): Promise<number> {
    const now = this.clock.now();
    const end = new Date(now.getTime() + NOT_BEFORE_END_DAYS * DAY_MS);
    return this.database.transaction(async (tx) => {
      const offers = await tx
        .createQueryBuilder(Offer, 'offer')
        .where(
          `offer.state = 'published' AND NOT offer.companySuspended AND offer.takenOffAt IS NULL AND ${confirmationDueSql(':now')}`,
          { now },
        )
        .andWhere('offer.expiresAt > :end', { end })
        .andWhere(`(offer.openAskedAt IS NULL OR offer.openAskedAt < ${LAST_CONFIRMED_SQL})`)
        .orderBy('offer.id')
        .take(BATCH)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getMany();
      for (const offer of offers) {
        offer.askWhetherOpen(now);
      }
      await tx.save(offers);
      await this.outbox.add(tx, ...offers.map(({ id }) => new OfferConfirmationDue({ offerId: id })));
      return offers.length;
    });
  }
}
