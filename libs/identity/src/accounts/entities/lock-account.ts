import type { EntityManager } from 'typeorm';
import { Account } from './account.entity.js';

/**
 * Reads an account for changes to it or to what belongs to it; others who want the same wait. One order of locks for all: the account
 * first, then its rows, so that nobody waits in a ring with somebody who deletes it. Gives null when it is gone.
 */
export function lockAccount(tx: EntityManager, id: number): Promise<Account | null> {
  return tx.findOne(Account, { where: { id }, lock: { mode: 'for_no_key_update' } });
}
