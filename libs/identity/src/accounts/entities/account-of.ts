import { emailKey } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { sessionEnded } from '../../sessions/session.errors.js';
import { accountNotFound, emailNotVerified } from '../account.errors.js';
import { Account } from './account.entity.js';
import { lockAccount } from './lock-account.js';

/** The account of somebody who is signed in. @throws DomainError ACCOUNT_NOT_FOUND when it was deleted a moment ago */
export async function accountOf(manager: EntityManager, id: number): Promise<Account> {
  return found(await manager.findOneBy(Account, { id }));
}

/** The account that has an address; null where none has. */
export function accountWithEmail(manager: EntityManager, email: string): Promise<Account | null> {
  return manager.findOneBy(Account, { emailKey: emailKey(email) });
}

/** The account of `accountOf`, locked as `lockAccount` does. @throws DomainError ACCOUNT_NOT_FOUND */
export async function lockedAccountOf(tx: EntityManager, id: number): Promise<Account> {
  return found(await lockAccount(tx, id));
}

/**
 * The same for what changes the ways in: the session that asks for it must stand once the lock is there. Who takes an account back
 * ends its sessions under this lock, so nothing that is under way meanwhile adds a way in afterwards.
 * @throws DomainError ACCOUNT_NOT_FOUND, SESSION_ENDED
 */
export async function lockedAccountOfSession(tx: EntityManager, id: number, sessionId: string): Promise<Account> {
  const account = await lockedAccountOf(tx, id);
  await requireSession(tx, id, sessionId);
  return account;
}

/** What `lockedAccountOfSession` asks for, where the account is locked already. @throws DomainError SESSION_ENDED */
export async function requireSession(tx: EntityManager, accountId: number, sessionId: string): Promise<void> {
  const standing = await tx.query<unknown[]>(
    'SELECT 1 FROM session WHERE id = $1 AND account_id = $2 AND revoked_at IS NULL FOR SHARE',
    [sessionId, accountId],
  );
  if (standing.length === 0) {
    throw sessionEnded();
  }
}

/** @throws DomainError EMAIL_NOT_VERIFIED: who registered an address need not be its owner, and sets up no way in that stays */
export function requireVerified({ emailVerifiedAt }: Account): void {
  if (emailVerifiedAt === null) {
    throw emailNotVerified();
  }
}

function found(account: Account | null): Account {
  if (account === null) {
    throw accountNotFound();
  }
  return account;
}
