import type { EntityManager } from 'typeorm';

const BUSY = `
  SELECT FROM interview i JOIN job_application a ON a.id = i.application_id
  WHERE a.account_id = $1 AND a.id <> $2 AND i.state = 'booked' AND i.starts_at < $4 AND i.ends_at > $3 LIMIT 1`;

/**
 * Whether a time `s` can be booked by an application: it stands, is not begun, nobody else has it, and all who hold it are free then.
 * @param application placeholder of its id @param from placeholder of when a time may begin
 */
export const isOpen = (application: string, from: string) => `
  s.removed_at IS NULL AND s.starts_at >= ${from}
  AND NOT EXISTS (SELECT FROM interview b WHERE b.slot_id = s.id AND b.state = 'booked')
  AND EXISTS (SELECT FROM interview_slot_member m WHERE m.slot_id = s.id)
  AND NOT EXISTS (
    SELECT FROM interview_slot_member m JOIN interview_attendance a ON a.account_id = m.account_id
    WHERE m.slot_id = s.id AND a.application_id <> ${application} AND a.during && tstzrange(s.starts_at, s.ends_at))`;

/** Who holds the interview of a time. */
export async function membersOf(tx: EntityManager, slotId: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }[]>(
    'SELECT account_id AS id FROM interview_slot_member WHERE slot_id = $1 ORDER BY account_id',
    [slotId],
  );
  return rows.map(({ id }) => id);
}

/** Whether a candidate is in another interview at a time. Their account is locked. */
export async function isBusy(
  tx: EntityManager,
  { id, accountId }: { id: number; accountId: number },
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): Promise<boolean> {
  const found = await tx.query<unknown[]>(BUSY, [accountId, id, startsAt, endsAt]);
  return found.length > 0;
}
