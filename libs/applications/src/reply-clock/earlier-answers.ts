import type { EntityManager } from 'typeorm';
import { STATUS_STANDS_MS } from '../applying/domain/application-times.js';

/**
 * What the company told before: a status that stood long enough to be told, a message, or times for an interview, whose mail goes out at
 * once. Of the present round alone: an application that was withdrawn and sent again begins anew.
 */
const EARLIER = `
  SELECT a.id, least(
    (SELECT min(s.at) FROM (
       SELECT at, kind, to_status, lead(at) OVER (ORDER BY id) AS until FROM application_step
       WHERE application_id = a.id AND kind IN ('applied', 'moved', 'withdrawn', 'restored') AND at >= a.applied_at
     ) s WHERE s.kind = 'moved' AND s.to_status NOT IN ('new', 'in_review') AND s.until - s.at >= $2 * interval '1 ms'),
    (SELECT min(written_at) FROM message WHERE application_id = a.id AND side = 'company' AND written_at >= a.applied_at),
    (SELECT min(invited_at) FROM interview_invitation WHERE application_id = a.id AND invited_at >= a.applied_at)
  ) AS at
  FROM job_application a WHERE a.id = ANY ($1)`;

/** When applicants had their first answer, by application, apart from the status that they have now; null where they had none. */
export async function earlierAnswers(
  tx: EntityManager,
  applicationIds: readonly number[],
): Promise<Map<number, Date | null>> {
  if (applicationIds.length === 0) {
    return new Map();
  }
  const rows = await tx.query<{ id: number; at: Date | null }[]>(EARLIER, [applicationIds, STATUS_STANDS_MS]);
  return new Map(rows.map(({ id, at }) => [id, at]));
}
