import { Clock, RateLimits } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { Account } from '../accounts/entities/account.entity.js';
import { Passwords } from '../passwords/passwords.js';
import { type BrowserProof, isRegistrants } from '../registration/domain/registrant-browser.js';
import { loginTooOld, passwordWrong, proofNeeded } from './sign-in-method.errors.js';

/** How long a login counts as fresh for who has no password. */
const FRESH_MS = 10 * 60_000;
/** A stolen session is no way to guess the password. */
const TRIES = { points: 10, seconds: 900 };

/** What shows that the person at the keyboard is the owner of the session. */
export interface Proof {
  password: string | null;
  signedInAt: Date;
  sessionId: string;
}

/**
 * Changes to how somebody signs in take the password, or a fresh login of who has none (OWASP ASVS 5.0, 7.5.1). Wrong ones are counted
 * where they are typed: those of a session for this session alone, so that nobody elsewhere keeps its owner from anything.
 */
@Injectable()
export class Reauthentication {
  constructor(
    private readonly clock: Clock,
    private readonly limits: RateLimits,
    private readonly passwords: Passwords,
  ) {}

  /**
   * To be called before a transaction: it hashes and counts.
   * @throws DomainError PASSWORD_WRONG, LOGIN_TOO_OLD, RATE_LIMITED
   */
  async check(account: Account, { password, signedInAt, sessionId }: Proof): Promise<void> {
    if (account.passwordHash === null) {
      if (!this.isFresh(signedInAt)) {
        throw loginTooOld();
      }
      return;
    }
    await this.checkPassword(account, password, sessionId);
  }

  /**
   * The same for who needs a password in any case. @param sessionId where it was typed @param field the field that it was typed into
   * @throws DomainError PASSWORD_WRONG, RATE_LIMITED
   */
  checkPassword(account: Account, password: string | null, sessionId: string, field?: string): Promise<void> {
    return this.verify(account, password, `session ${sessionId}`, field);
  }

  /**
   * The same for who came by a provider, with the account's address. @throws DomainError PASSWORD_WRONG, RATE_LIMITED
   */
  checkGuest(account: Account, password: string | null): Promise<void> {
    return this.verify(account, password, `provider ${account.id}`);
  }

  /**
   * A mail shows whose the mailbox is, not who set the account up: that takes one of the registrant's browsers, or the password.
   * @throws DomainError PROOF_NEEDED, PASSWORD_WRONG, RATE_LIMITED
   */
  async checkRegistrant(account: Account, browser: BrowserProof, password: string | null): Promise<void> {
    if (isRegistrants(browser, account)) {
      return;
    }
    if (password === null) {
      throw proofNeeded();
    }
    await this.verify(account, password, `mail ${account.id}`);
  }

  /** Whether a login was made just now. */
  isFresh(signedInAt: Date): boolean {
    return this.clock.now().getTime() - signedInAt.getTime() <= FRESH_MS;
  }

  /** Counted before it is tried, so that many at once are no way around; what was right is not. */
  private async verify(account: Account, password: string | null, place: string, field?: string): Promise<void> {
    await this.limits.consume('reauthentication', place, TRIES);
    const { ok } = await this.passwords.verify(account.passwordHash, password ?? '');
    if (!ok) {
      throw passwordWrong(field);
    }
    await this.limits.giveBack('reauthentication', place, TRIES);
  }
}
