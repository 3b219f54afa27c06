import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { accountNotFound } from '../accounts/account.errors.js';
import { Account } from '../accounts/entities/account.entity.js';
import { accountOf, requireSession } from '../accounts/entities/account-of.js';
import { type Person, personOf } from '../accounts/person.js';
import type { AuthenticatedSession } from '../sessions/sessions.js';
import { Reauthentication } from './reauthentication.js';
import { passwordWrong } from './sign-in-method.errors.js';

/** The session in which something is asked for. */
export type AskingSession = Pick<AuthenticatedSession, 'accountId' | 'sessionId' | 'createdAt'>;

/** That somebody has shown to be the owner of an account; it holds as long as nobody sets another password. */
export class OwnerProof {
  constructor(
    readonly session: AskingSession,
    private readonly passwordHash: string | null,
  ) {}

  holdsFor({ passwordHash }: Account): boolean {
    return passwordHash === this.passwordHash;
  }
}

/** Shows siblings that who wants an account to end is its owner: an open browser is not enough. */
@Injectable()
export class OwnerProofs {
  constructor(
    private readonly database: Database,
    private readonly reauthentication: Reauthentication,
  ) {}

  /**
   * Takes the password, or a login that was just made; to be called before a transaction: it hashes and counts.
   * @throws DomainError ACCOUNT_NOT_FOUND, PASSWORD_WRONG, LOGIN_TOO_OLD, RATE_LIMITED
   */
  async check(session: AskingSession, password: string | null): Promise<OwnerProof> {
    const account = await accountOf(this.database.dataSource.manager, session.accountId);
    const { sessionId, createdAt: signedInAt } = session;
    if (password !== null || !this.reauthentication.isFresh(signedInAt)) {
      await this.reauthentication.check(account, { password, signedInAt, sessionId });
    }
    return new OwnerProof(session, account.passwordHash);
  }

  /** Locks the account to erase it. @throws DomainError ACCOUNT_NOT_FOUND, SESSION_ENDED, PASSWORD_WRONG where there is another one by now */
  async lockForErasure(tx: EntityManager, proof: OwnerProof): Promise<Person> {
    const { accountId, sessionId } = proof.session;
    const account = await tx.findOne(Account, { where: { id: accountId }, lock: { mode: 'pessimistic_write' } });
    if (account === null) {
      throw accountNotFound();
    }
    await requireSession(tx, accountId, sessionId);
    if (!proof.holdsFor(account)) {
      throw passwordWrong();
    }
    return personOf(account);
  }
}
