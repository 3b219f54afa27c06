import { Clock, Database, Outbox, Schedule, type ScheduleHandler } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { LOOK_BACK_MS } from '../../saving/domain/alert-limits.js';
import { nextDigest } from '../../saving/domain/next-digest.js';
import type { AlertRhythm } from '../../saving/store/job-alert.entity.js';
import { AlertDue } from '../events/alert-due.event.js';

/** In one transaction. */
const BATCH = 200;
/** Whoever wants mails in the morning wants none at night because the worker was away: later than this it waits for the next time. */
const LATEST_MS = 3 * 3_600_000;
/** One that tells at once looks back no further for what waits: it waits for an hour. */
const LONGEST_WAIT_MS = 8 * 86_400_000;

interface DueAlert {
  id: number;
  accountId: number;
  rhythm: AlertRhythm;
  weekday: number;
  hour: number;
  timeZone: string;
  nextAt: Date;
  lookedAt: Date;
}

/** Has alerts look whose hour has come. */
@Schedule({ id: 'alerts.look-for-new-offers', everyMs: 5 * 60_000, workload: 'general' })
export class LookForNewOffers implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    for (let done = BATCH; done === BATCH; ) {
      done = await this.database.transaction((tx) => this.batch(tx, now));
    }
  }

  /** Noted and handed over together, so that an alert looks once at its time. */
  private async batch(tx: EntityManager, now: Date): Promise<number> {
    const due = await tx.query<DueAlert[]>(
      `SELECT id, account_id AS "accountId", rhythm, weekday, hour, time_zone AS "timeZone", next_at AS "nextAt", looked_at AS "lookedAt"
       FROM job_alert WHERE next_at <= $1 ORDER BY next_at, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
      [now],
    );
    const inTime = due.filter(
      ({ rhythm, nextAt }) => rhythm === 'instant' || now.getTime() - nextAt.getTime() <= LATEST_MS,
    );
    await tx.query(
      `UPDATE job_alert SET next_at = due.next_at, looked_at = CASE WHEN due.looks AND rhythm <> 'instant' THEN $2 ELSE looked_at END, paused_at = NULL, paused_until = NULL
       FROM jsonb_to_recordset($1::jsonb) AS due (id int, next_at timestamptz, looks boolean) WHERE job_alert.id = due.id`,
      [
        JSON.stringify(
          due.map((alert) => ({ id: alert.id, next_at: nextDigest(alert, now), looks: inTime.includes(alert) })),
        ),
        now,
      ],
    );
    for (const { id, accountId, rhythm, lookedAt } of inTime) {
      const earliest = rhythm === 'instant' ? now.getTime() - LONGEST_WAIT_MS : 0;
      const since = new Date(Math.max(lookedAt.getTime(), earliest) - LOOK_BACK_MS);
      const between = { since: since.toISOString(), until: now.toISOString() };
      await this.outbox.add(tx, new AlertDue({ alertId: id, accountId, ...between }));
    }
    return due.length;
  }
}
