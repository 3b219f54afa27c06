import type { EntityManager } from 'typeorm';
import { tooManyDrafts } from '../offer.errors.js';

/** More than anybody works on; a program that runs wild stops here. */
const DRAFTS_AT_ONCE = 200;

/**
 * Of two who begin a draft at once the second waits until the first one's transaction has ended. Call it in the transaction that stores the draft.
 * @throws DomainError TOO_MANY_DRAFTS
 */
export async function requireRoomForDraft(tx: EntityManager, companyId: number): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtext('draft'), $1)`, [companyId]);
  const [row] = await tx.query<{ drafts: number }[]>(
    `SELECT count(*)::int AS drafts FROM offer WHERE company_id = $1 AND state = 'draft'`,
    [companyId],
  );
  if ((row?.drafts ?? 0) >= DRAFTS_AT_ONCE) {
    throw tooManyDrafts(DRAFTS_AT_ONCE);
  }
}
