import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Account } from './entities/account.entity.js';
import { accountWithEmail, lockedAccountOf, lockedAccountOfSession } from './entities/account-of.js';
import { lockAccount } from './entities/lock-account.js';
import { type Person, personOf } from './person.js';

/** Who asks for a change of their account: a session of it, or null where the board itself makes it (the command line). */
export interface Asker {
  accountId: number;
  sessionId: string | null;
}

/** Finds and locks accounts for everybody else, who see the person and nothing of how they sign in. */
@Injectable()
export class Accounts {
  constructor(private readonly database: Database) {}

  async find(id: number, tx: EntityManager = this.database.dataSource.manager): Promise<Person | null> {
    const account = await tx.findOneBy(Account, { id });
    return account && personOf(account);
  }

  /** By id; those that are gone are left out. */
  async findAll(ids: readonly number[]): Promise<Map<number, Person>> {
    const accounts = await this.database.dataSource.manager.findBy(Account, { id: In([...ids]) });
    return new Map(accounts.map((account) => [account.id, personOf(account)]));
  }

  /** Those of the accounts that are there. */
  async existing(tx: EntityManager, ids: readonly number[]): Promise<Set<number>> {
    const rows = await tx.query<{ id: number }[]>('SELECT id FROM account WHERE id = ANY ($1)', [ids]);
    return new Set(rows.map(({ id }) => id));
  }

  /** Those of the accounts that are candidates' and whose address is proven. */
  async provenCandidates(
    ids: readonly number[],
    tx: EntityManager = this.database.dataSource.manager,
  ): Promise<Set<number>> {
    const rows = await tx.query<{ id: number }[]>(
      `SELECT id FROM account WHERE id = ANY ($1) AND type = 'candidate' AND email_verified_at IS NOT NULL`,
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** First and last names by id; those that are gone are left out. */
  async namesOf(
    ids: readonly number[],
    tx: EntityManager = this.database.dataSource.manager,
  ): Promise<Map<number, string>> {
    const rows = await tx.query<{ id: number; name: string }[]>(
      `SELECT id, trim(first_name || ' ' || last_name) AS name FROM account WHERE id = ANY ($1)`,
      [[...new Set(ids)]],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  async findByEmail(email: string, tx: EntityManager = this.database.dataSource.manager): Promise<Person | null> {
    const account = await accountWithEmail(tx, email);
    return account && personOf(account);
  }

  /** Those whose name holds these words, the latest first. */
  async findByName(words: string, limit: number): Promise<Person[]> {
    const accounts = await this.database.dataSource.manager
      .createQueryBuilder(Account, 'account')
      .where(`account.firstName || ' ' || account.lastName ILIKE :words`, {
        words: `%${words.replace(/[\\%_]/g, '\\$&')}%`,
      })
      .orderBy('account.id', 'DESC')
      .take(limit)
      .getMany();
    return accounts.map(personOf);
  }

  /** To be called before the rows of an account are changed (see `lockAccount`). @throws DomainError ACCOUNT_NOT_FOUND */
  async lock(tx: EntityManager, id: number): Promise<Person> {
    return personOf(await lockedAccountOf(tx, id));
  }

  /** The same for what lasts as long as the session that asks for it. @throws DomainError ACCOUNT_NOT_FOUND, SESSION_ENDED */
  async lockOfSession(tx: EntityManager, id: number, sessionId: string): Promise<Person> {
    return personOf(await lockedAccountOfSession(tx, id, sessionId));
  }

  /**
   * As `lock`, and as `lockOfSession` where a session asks. For what takes its time between the look at the session and the write:
   * who takes an account back ends its sessions, and finds nothing afterwards that one of them had begun.
   * @throws DomainError ACCOUNT_NOT_FOUND, SESSION_ENDED
   */
  async lockFor(tx: EntityManager, { accountId, sessionId }: Asker): Promise<Person> {
    return sessionId === null ? this.lock(tx, accountId) : this.lockOfSession(tx, accountId, sessionId);
  }

  /** As `lock`; gives null when it is gone. */
  async lockIfThere(tx: EntityManager, id: number): Promise<Person | null> {
    const account = await lockAccount(tx, id);
    return account && personOf(account);
  }

  /** How many of each group have proven their address. */
  async countVerified(groups: ReadonlyMap<number, readonly number[]>): Promise<Map<number, number>> {
    const [ids, keys] = [[...groups.values()].flat(), [...groups].flatMap(([key, members]) => members.map(() => key))];
    const rows = await this.database.query<{ key: number; verified: number }>(
      `SELECT member.key, count(*)::int AS verified
       FROM unnest($1::int[], $2::int[]) AS member (id, key) JOIN account ON account.id = member.id
       WHERE email_verified_at IS NOT NULL GROUP BY member.key`,
      [ids, keys],
    );
    return new Map(rows.map(({ key, verified }) => [key, verified]));
  }
}
