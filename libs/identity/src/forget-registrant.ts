import type { EntityManager } from 'typeorm';
import { Account } from './entities/account.entity.js';

/**
 * Takes every way in, every link that waits and every consent from who registered an account whose address was never verified: it
 * may have been somebody else than the owner of the address, who comes now. Sessions are ended by the caller.
 */
export async function forgetRegistrant(tx: EntityManager, account: Account, now: Date): Promise<void> {
  const nothing = { passwordHash: null, totpSecret: null, totpConfirmedAt: null, totpLastStep: null };
  Object.assign(account, nothing);
  await tx.update(Account, { id: account.id }, nothing);
  for (const table of ['passkey', 'recovery_code', 'social_identity']) {
    await tx.query(`DELETE FROM ${table} WHERE account_id = $1`, [account.id]);
  }
  await tx.query('UPDATE single_use_token SET used_at = $2 WHERE account_id = $1 AND used_at IS NULL', [
    account.id,
    now,
  ]);
  // What somebody else accepted was not accepted.
  await tx.query(
    `INSERT INTO consent (account_id, kind, given, text_version, language, at)
     SELECT account_id, kind, false, text_version, language, $2 FROM (
       SELECT DISTINCT ON (kind) * FROM consent WHERE account_id = $1 ORDER BY kind, id DESC) latest WHERE given
     ORDER BY id`,
    [account.id, now],
  );
}
