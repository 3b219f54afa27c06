import type { EntityManager } from 'typeorm';
import type { JobApplication } from '../applying/entities/job-application.entity.js';
import { type WritingRefusal, writingRefusal } from './domain/writing-rights.js';
import type { Writer } from './writer.js';

/** Why somebody may not write in a thread now; null where they may. */
export async function refusalOf(
  tx: EntityManager,
  writer: Writer,
  { id, status, changedAt }: Pick<JobApplication, 'id' | 'status' | 'changedAt'>,
): Promise<WritingRefusal | null> {
  if (writer.side === 'company' && writer.suspended) {
    return 'company_suspended';
  }
  const [course] = await tx.query<{ companyWrote: boolean; wroteSinceRejection: boolean }[]>(
    `SELECT EXISTS (SELECT FROM message WHERE application_id = $1 AND side = 'company') AS "companyWrote",
       EXISTS (SELECT FROM message WHERE application_id = $1 AND side = 'candidate' AND written_at >= $2) AS "wroteSinceRejection"`,
    [id, changedAt],
  );
  return writingRefusal(writer.side, {
    status,
    companyWrote: course?.companyWrote === true,
    wroteSinceRejection: course?.wroteSinceRejection === true,
  });
}
