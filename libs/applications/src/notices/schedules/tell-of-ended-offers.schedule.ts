import { HeldOffers } from '@babelboard/offers/contract';
import { Clock, Database, Outbox, Schedule, type ScheduleHandler } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { ApplicationLeftOpen } from '../events/application-left-open.event.js';

/** Events of one statement. */
const AT_ONCE = 1_000;

interface LeftOpen {
  applicationId: number;
  companyId: number;
  accountId: number;
}

/** Has candidates told that an offer has ended while nobody has decided about them. */
@Schedule({ id: 'applications.tell-of-ended-offers', everyMs: 60_000, workload: 'general' })
export class TellOfEndedOffers implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly offers: HeldOffers,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    while (await this.database.transaction((tx) => this.next(tx))) {}
  }

  /** One offer for each transaction: it may have thousands of applicants. Gives false where none is left. */
  private async next(tx: EntityManager): Promise<boolean> {
    const now = this.clock.now();
    const [due] = await tx.query<{ id: number }[]>(
      `SELECT offer_id AS id FROM offer_notice WHERE kind = 'end' AND due_at <= $1
       ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
      [now],
    );
    if (due === undefined) {
      return false;
    }
    const offerId = due.id;
    await tx.query(`UPDATE offer_notice SET due_at = NULL, told_at = $2 WHERE offer_id = $1 AND kind = 'end'`, [
      offerId,
      now,
    ]);
    // It may be open again.
    const offer = await this.offers.hold(tx, offerId);
    if (offer?.ended === true) {
      await this.tell(tx, offerId);
    }
    return true;
  }

  private async tell(tx: EntityManager, offerId: number): Promise<void> {
    const open = await tx.query<LeftOpen[]>(
      `SELECT id AS "applicationId", company_id AS "companyId", account_id AS "accountId" FROM job_application
       WHERE offer_id = $1 AND status NOT IN ('hired', 'rejected', 'withdrawn') ORDER BY id`,
      [offerId],
    );
    for (let start = 0; start < open.length; start += AT_ONCE) {
      const some = open.slice(start, start + AT_ONCE);
      await this.outbox.add(tx, ...some.map((one) => new ApplicationLeftOpen({ ...one, offerId })));
    }
  }
}
