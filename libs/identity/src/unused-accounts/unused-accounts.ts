import { Clock, Database, Outbox, Settings } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Account } from '../accounts/entities/account.entity.js';
import { type Person, personOf } from '../accounts/person.js';
import { UnusedAccountFound } from './events/unused-account-found.event.js';

/** Its address was never verified in time, or its owner did not sign in after they were asked. */
export type WhyUnused = 'never-verified' | 'never-answered';

/** At a time, so that no transaction and no run of a schedule grows with the board. */
const BATCH = 500;

/** Accounts that nobody seems to need: of an address that was never verified, or without a login for long. Never an admin's. */
@Injectable()
export class UnusedAccounts {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** Has owners asked, by mail, who have not signed in for long. Gives how many. */
  async markToBeAsked(): Promise<number> {
    return this.database.transaction(async (tx) => {
      const [rows] = await tx.query<[{ id: number }[], number]>(
        `UPDATE account SET asked_at = $1 WHERE id IN (
           SELECT id FROM account WHERE type <> 'admin' AND email_verified_at IS NOT NULL AND asked_at IS NULL
             AND coalesce(last_login_at, created_at) <= $2
           ORDER BY coalesce(last_login_at, created_at) LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED)
         RETURNING id`,
        [this.clock.now(), this.periodStart('unusedAccount')],
      );
      for (const { id } of rows) {
        await this.outbox.add(tx, new UnusedAccountFound({ accountId: id }));
      }
      return rows.length;
    });
  }

  /** Until when an owner who is asked now has time to sign in. */
  get answerUntil(): Date {
    return new Date(this.clock.now().getTime() + this.settings.retention.askedAccount);
  }

  /** Whether there is still something to ask: they may have signed in meanwhile. */
  async isToBeAsked(tx: EntityManager, accountId: number): Promise<boolean> {
    const found = await tx.query<unknown[]>('SELECT 1 FROM account WHERE id = $1 AND asked_at IS NOT NULL', [
      accountId,
    ]);
    return found.length > 0;
  }

  /** From the mail on they have time, not from the wish to send it: a mail server may be away for weeks. */
  async noteAsked(tx: EntityManager, accountId: number): Promise<void> {
    await tx.query(
      'UPDATE account SET asked_by_mail_at = $2 WHERE id = $1 AND asked_at IS NOT NULL AND asked_by_mail_at IS NULL',
      [accountId, this.clock.now()],
    );
  }

  /** Ids of some whose time is over. @param after the last one of those before */
  async findOver(after: number): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      `SELECT id FROM account WHERE type <> 'admin' AND id > $3
         AND ((email_verified_at IS NULL AND created_at <= $1) OR asked_by_mail_at <= $2)
       ORDER BY id LIMIT ${BATCH}`,
      [this.periodStart('unverifiedAccount'), this.periodStart('askedAccount'), after],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Locks an account to erase it; null where its time is not over. Whoever signs in or verifies the address at the same moment keeps it:
   * they hold its row, or find it gone.
   */
  async lockIfOver(tx: EntityManager, id: number): Promise<{ person: Person; why: WhyUnused } | null> {
    const account = await tx.findOne(Account, { where: { id }, lock: { mode: 'pessimistic_write' } });
    const why = account && this.whyOver(account);
    return account && why && { person: personOf(account), why };
  }

  private whyOver({ type, emailVerifiedAt, createdAt, askedByMailAt }: Account): WhyUnused | null {
    if (type === 'admin') {
      return null;
    }
    if (emailVerifiedAt === null) {
      return createdAt <= this.periodStart('unverifiedAccount') ? 'never-verified' : null;
    }
    return askedByMailAt !== null && askedByMailAt <= this.periodStart('askedAccount') ? 'never-answered' : null;
  }

  private periodStart(kept: 'unverifiedAccount' | 'unusedAccount' | 'askedAccount'): Date {
    return new Date(this.clock.now().getTime() - this.settings.retention[kept]);
  }
}
