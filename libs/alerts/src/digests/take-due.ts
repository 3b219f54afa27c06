import type { EntityManager } from 'typeorm';
import { LOOK_BACK_MS } from '../saving/domain/alert-limits.js';
import { nextDigest } from '../saving/domain/next-digest.js';
import type { AlertRhythm } from '../saving/store/job-alert.entity.js';

/** In one transaction. */
export const DUE_BATCH = 200;
/** Whoever wants mails in the morning wants none at night because the worker was away: later than this it waits for the next time. */
const LATEST_MS = 3 * 3_600_000;
/** One that tells at once looks back no further for what waits: it waits for an hour. */
const LONGEST_WAIT_MS = 8 * 86_400_000;

interface DueAlert {
  id: number;
  accountId: number | null;
  rhythm: AlertRhythm;
  weekday: number;
  hour: number;
  timeZone: string;
  nextAt: Date;
  lookedAt: Date;
}

/** An alert that looks now, for what lists began to show after `since` and until `until` (ISO 8601). */
export interface LookingAlert {
  id: number;
  /** Null where it is a guest's. */
  accountId: number | null;
  since: string;
  until: string;
}

const OWNERS = { job_alert: 'account_id', guest_alert: 'NULL::int' } as const;

/** Takes alerts whose hour has come, and notes when they look next: each looks once at its time. @returns how many were due, at most `DUE_BATCH`, and those that look */
export async function takeDue(
  tx: EntityManager,
  table: keyof typeof OWNERS,
  now: Date,
): Promise<{ due: number; looking: LookingAlert[] }> {
  const due = await tx.query<DueAlert[]>(
    `SELECT id, ${OWNERS[table]} AS "accountId", rhythm, weekday, hour, time_zone AS "timeZone", next_at AS "nextAt", looked_at AS "lookedAt"
     FROM ${table} WHERE next_at <= $1 ORDER BY next_at, id LIMIT ${DUE_BATCH} FOR UPDATE SKIP LOCKED`,
    [now],
  );
  const inTime = due.filter(
    ({ rhythm, nextAt }) => rhythm === 'instant' || now.getTime() - nextAt.getTime() <= LATEST_MS,
  );
  const noted = due.map((alert) => ({ id: alert.id, next_at: nextDigest(alert, now), looks: inTime.includes(alert) }));
  await tx.query(
    `UPDATE ${table} SET next_at = due.next_at, looked_at = CASE WHEN due.looks AND rhythm <> 'instant' THEN $2 ELSE looked_at END, paused_at = NULL, paused_until = NULL
     FROM jsonb_to_recordset($1::jsonb) AS due (id int, next_at timestamptz, looks boolean) WHERE ${table}.id = due.id`,
    [JSON.stringify(noted), now],
  );
  const looking = inTime.map(({ id, accountId, rhythm, lookedAt }) => {
    const earliest = rhythm === 'instant' ? now.getTime() - LONGEST_WAIT_MS : 0;
    const since = new Date(Math.max(lookedAt.getTime(), earliest) - LOOK_BACK_MS);
    return { id, accountId, since: since.toISOString(), until: now.toISOString() };
  });
  return { due: due.length, looking };
}
