import type { EntityManager } from 'typeorm';
import { accountGone } from '../identity.errors.js';
import { Account } from './account.entity.js';
import { lockAccount } from './lock-account.js';

/** The account of somebody who is signed in. @throws DomainError ACCOUNT_NOT_FOUND when it was deleted a moment ago */
export async function accountOf(manager: EntityManager, id: number): Promise<Account> {
  return there(await manager.findOneBy(Account, { id }));
}

/** The same, locked as `lockAccount` does. @throws DomainError ACCOUNT_NOT_FOUND */
export async function lockedAccountOf(tx: EntityManager, id: number): Promise<Account> {
  return there(await lockAccount(tx, id));
}

function there(account: Account | null): Account {
  if (account === null) {
    throw accountGone();
  }
  return account;
}
