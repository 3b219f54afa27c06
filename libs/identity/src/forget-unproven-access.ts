import type { EntityManager } from 'typeorm';
import { Account } from './entities/account.entity.js';
import type { TokenPurpose } from './entities/single-use-token.entity.js';

const ASKED_BEFORE: TokenPurpose[] = ['change-email', 'passkey-registration'];

/** Takes every way in from an account whose address was never verified: somebody else may have registered it before its owner came. */
export async function forgetUnprovenAccess(tx: EntityManager, account: Account): Promise<void> {
  const nothing = { passwordHash: null, totpSecret: null, totpConfirmedAt: null, totpLastStep: null };
  Object.assign(account, nothing);
  await tx.update(Account, { id: account.id }, nothing);
  for (const table of ['passkey', 'recovery_code', 'social_identity']) {
    await tx.query(`DELETE FROM ${table} WHERE account_id = $1`, [account.id]);
  }
  // A link to change the address lies in the mailbox of whoever asked for it.
  await tx.query(`DELETE FROM single_use_token WHERE account_id = $1 AND purpose = ANY ($2)`, [
    account.id,
    ASKED_BEFORE,
  ]);
}
