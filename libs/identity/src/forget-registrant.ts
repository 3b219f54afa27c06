import type { EntityManager } from 'typeorm';
import { Account } from './entities/account.entity.js';
import { Consent } from './entities/consent.entity.js';

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
  // What somebody else accepted was not accepted: whoever comes now is asked as if for the first time.
  await tx.delete(Consent, { accountId: account.id });
}
