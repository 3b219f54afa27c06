import { Clock, RateLimits } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { Account } from '../entities/account.entity.js';
import { Passwords } from '../passwords.js';
import { loginTooOld, passwordWrong } from './second-factor.errors.js';

/** How long a login counts as fresh for who has no password. */
const FRESH_MS = 10 * 60_000;
/** A stolen session is no way to guess the password. */
const TRIES = { points: 10, seconds: 900 };

/** What shows that the person at the keyboard is the owner of the session. */
export interface Proof {
  password: string | null;
  signedInAt: Date;
}

/** Changes to how somebody signs in take the password, or a fresh login of who has none (OWASP ASVS 5.0, 7.5.1). */
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
  async check(account: Account, { password, signedInAt }: Proof): Promise<void> {
    if (account.passwordHash === null) {
      if (!this.isFresh(signedInAt)) {
        throw loginTooOld();
      }
      return;
    }
    await this.checkPassword(account, password);
  }

  /**
   * The same without a session. @param field where the password was typed
   * @throws DomainError PASSWORD_WRONG, RATE_LIMITED
   */
  async checkPassword(account: Account, password: string | null, field?: string): Promise<void> {
    await this.limits.consume('reauthentication', String(account.id), TRIES);
    const { ok } = await this.passwords.verify(account.passwordHash, password ?? '');
    if (!ok) {
      throw passwordWrong(field);
    }
  }

  /** Whether a login was made just now. */
  isFresh(signedInAt: Date): boolean {
    return this.clock.now().getTime() - signedInAt.getTime() <= FRESH_MS;
  }
}
