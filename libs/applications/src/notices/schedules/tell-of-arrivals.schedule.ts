import { Clock, Database, Outbox, Schedule, type ScheduleHandler } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { UNDO_MS } from '../../applying/domain/application-times.js';
import { DIGEST_MS } from '../domain/notice-times.js';
import { ApplicantsArrived } from '../events/applicants-arrived.event.js';

const BATCH = 100;

interface Arrivals {
  offerId: number;
  companyId: number;
  count: number;
  applicationId: number | null;
}

/** Applications since the company was told last that nobody can undo any more; whether others come after them. */
const COUNT = `
  SELECT due.offer_id AS "offerId", min(a.company_id) AS "companyId", count(*)::int AS count, min(a.id) AS "applicationId"
  FROM unnest($1::int[], $2::timestamptz[]) AS due(offer_id, told_up_to)
  JOIN job_application a ON a.offer_id = due.offer_id AND a.status <> 'withdrawn'
    AND a.applied_at <= $3 AND (due.told_up_to IS NULL OR a.applied_at > due.told_up_to)
  GROUP BY due.offer_id`;

const NOTE = `
  UPDATE offer_notice n SET
    told_at = CASE WHEN n.offer_id = ANY ($2) THEN $4 ELSE n.told_at END,
    told_up_to = $3,
    due_at = CASE WHEN EXISTS (SELECT FROM job_application a WHERE a.offer_id = n.offer_id AND a.applied_at > $3 AND a.status <> 'withdrawn')
      THEN CASE WHEN n.offer_id = ANY ($2) THEN $4::timestamptz + $5 * interval '1 ms' ELSE $4::timestamptz + $6 * interval '1 ms' END END
  WHERE n.kind = 'arrivals' AND n.offer_id = ANY ($1)`;

/** Has companies told of who applied: of one offer once an hour at most, with a number where they are many. */
@Schedule({ id: 'applications.tell-of-arrivals', everyMs: 15_000, workload: 'general' })
export class TellOfArrivals implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    let due: number;
    do {
      due = await this.database.transaction((tx) => this.some(tx));
    } while (due === BATCH);
  }

  private async some(tx: EntityManager): Promise<number> {
    const now = this.clock.now();
    const due = await tx.query<{ id: number; toldUpTo: Date | null }[]>(
      `SELECT offer_id AS id, told_up_to AS "toldUpTo" FROM offer_notice
       WHERE kind = 'arrivals' AND due_at <= $1 ORDER BY due_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
      [now],
    );
    if (due.length === 0) {
      return 0;
    }
    const ids = due.map(({ id }) => id);
    const settled = new Date(now.getTime() - UNDO_MS);
    const arrivals = await tx.query<Arrivals[]>(COUNT, [ids, due.map(({ toldUpTo }) => toldUpTo), settled]);
    const told = arrivals.map(({ offerId }) => offerId);
    await tx.query(NOTE, [ids, told, settled, now, DIGEST_MS, UNDO_MS]);
    await this.outbox.add(
      tx,
      ...arrivals.map(
        ({ applicationId, ...one }) =>
          new ApplicantsArrived({ ...one, applicationId: one.count === 1 ? applicationId : null }),
      ),
    );
    return due.length;
  }
}
