import { type OfferEnding, OfferEndings } from '@babelboard/offers/contract';
import { Database, Eraser, Outbox, Schedule, type ScheduleHandler } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { ApplicationKeeping } from '../application-keeping.js';
import { ApplicationsErased } from '../events/applications-erased.event.js';

/** Offers looked at together, and applications that go in one transaction. */
const OFFERS = 500;
const BATCH = 200;

/** Offers that somebody applied to, by leaps over their applications. */
const NEXT_OFFERS = `
  WITH RECURSIVE applied AS (
    (SELECT offer_id FROM job_application WHERE offer_id > $1 ORDER BY offer_id LIMIT 1)
    UNION ALL
    SELECT (SELECT a.offer_id FROM job_application a WHERE a.offer_id > applied.offer_id ORDER BY a.offer_id LIMIT 1)
    FROM applied WHERE applied.offer_id IS NOT NULL
  ) SELECT offer_id AS id FROM applied WHERE offer_id IS NOT NULL LIMIT ${OFFERS}`;

/** A vacancy's all together; of a talent pool, which need not end, those that nobody consents to and nothing happened to since. */
const OVER = `
  SELECT id FROM job_application
  WHERE offer_id = $1 AND ($2::timestamptz IS NULL OR (
    changed_at <= $2 AND (pool_consented_at IS NULL OR status IN ('withdrawn', 'rejected'))))
  ORDER BY id LIMIT ${BATCH} FOR UPDATE`;

/** Erases applications with all that belongs to them, files too, when their time after the end of the offer is over. */
@Schedule({ id: 'applications.erase-old-applications', everyMs: 3_600_000, workload: 'general' })
export class EraseOldApplications implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly endings: OfferEndings,
    private readonly keeping: ApplicationKeeping,
    private readonly eraser: Eraser,
    private readonly outbox: Outbox,
  ) {}

  async run(): Promise<void> {
    let ids = await this.offersAfter(0);
    while (ids.length > 0) {
      for (const ending of await this.endings.among(ids)) {
        while (this.mayBeOver(ending) && (await this.eraseBatch(ending.offerId)) === BATCH);
      }
      ids = await this.offersAfter(ids.at(-1) ?? 0);
    }
  }

  private async offersAfter(last: number): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(NEXT_OFFERS, [last]);
    return rows.map(({ id }) => id);
  }

  /** An offer that was renewed meanwhile has not ended any more, so this is asked again in the transaction that erases. */
  private mayBeOver({ kind, endedAt, countryIds }: OfferEnding): boolean {
    return kind === 'talent_pool' || (endedAt !== null && endedAt <= this.keeping.limitFor(countryIds));
  }

  private eraseBatch(offerId: number): Promise<number> {
    return this.database.transaction(async (tx) => {
      const ending = await this.endings.hold(tx, offerId);
      if (ending === null || !this.mayBeOver(ending)) {
        return 0;
      }
      const ids = await this.over(tx, ending);
      if (ids.length > 0) {
        await this.eraser.eraseRowsOf(tx, 'job_application', ids);
        const { companyId } = ending;
        await this.outbox.add(tx, new ApplicationsErased({ offerId, companyId, count: ids.length }));
      }
      return ids.length;
    });
  }

  private async over(tx: EntityManager, { offerId, kind, countryIds }: OfferEnding): Promise<number[]> {
    const quietSince = kind === 'talent_pool' ? this.keeping.limitFor(countryIds) : null;
    const rows = await tx.query<{ id: number }[]>(OVER, [offerId, quietSince]);
    return rows.map(({ id }) => id);
  }
}
