import { type EntityManager, QueryFailedError } from 'typeorm';

/**
 * PostgreSQL: two would be in one place at once (`interview_booked_slot`, `interview_attendance_once`), or somebody who holds it is gone
 * in this moment.
 */
const TAKEN = ['23505', '23P01', '23503'];

/** Notes that members are in an interview for a time. */
export async function attend(
  tx: EntityManager,
  applicationId: number,
  memberIds: readonly number[],
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO interview_attendance (application_id, account_id, during)
     SELECT $1, id, tstzrange($3, $4) FROM unnest($2::int[]) AS id ORDER BY id`,
    [applicationId, memberIds, startsAt, endsAt],
  );
}

/** They are free again. */
export async function leave(tx: EntityManager, applicationId: number): Promise<void> {
  await tx.query('DELETE FROM interview_attendance WHERE application_id = $1', [applicationId]);
}

/** Whether a statement failed because a time cannot be had any more; its transaction is over then. */
export function isTaken(error: unknown): boolean {
  return error instanceof QueryFailedError && TAKEN.includes((error.driverError as { code?: string }).code ?? '');
}
