import { mailboxKey, StrangerMails } from '@babelboard/identity';
import { DomainError, emailKey, type RateLimit, RateLimits, RETENTION_MS } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { limitedAddress } from './client-address.js';

const HOUR = 3_600;
const QUARTER = 900;

/** Uses from one address: it may be a school's or a job fair's. Of the first four each is a mail to somebody (`StrangerMails`). */
const USES = {
  register: { points: 60, seconds: HOUR },
  forgot: { points: 60, seconds: HOUR },
  resend: { points: 60, seconds: HOUR },
  alert: { points: 60, seconds: HOUR },
  /** Each use is a mail to the operator. */
  contact: { points: 20, seconds: HOUR },
  /** Input that has no right form is looked at further, which costs an estimate of the password. */
  incomplete: { points: 300, seconds: QUARTER },
  /** A token of 256 bits cannot be guessed: the limit bounds work only. */
  redeem: { points: 300, seconds: QUARTER },
} as const satisfies Record<string, RateLimit>;

/** Messages to the operator from one account, or from guests who want the answer at one address. */
const WRITER: RateLimit = { points: 5, seconds: HOUR };

/** Wrong passwords for one account from one address: more than a person mistypes, 960 guesses a day. */
const WRONG_HERE: RateLimit = { points: 10, seconds: QUARTER };
/** Wrong passwords from one address, whatever the account: many accounts, one common password. */
const WRONG_FROM_ADDRESS: RateLimit = { points: 100, seconds: QUARTER };
/**
 * Wrong passwords for one account from everywhere: after so many somebody guesses from many addresses. From then on a place where the
 * owner never signed in gets few tries, but it gets them: nobody can lock an owner out, who knows the password.
 */
const WRONG_FROM_EVERYWHERE: RateLimit = { points: 100, seconds: 300 };
/** Such a place's tries meanwhile: a tenth of what it has otherwise. */
const WRONG_UNDER_ATTACK: RateLimit = { points: 2, seconds: 1_800 };
/** How long a place stays known after a login; its points are never used up. */
const KNOWN_PLACE: RateLimit = { points: 1_000_000, seconds: RETENTION_MS.knownPlace / 1_000 };

/** Of an attempt that was a guess; others (too busy, a code is asked for) tell nobody anything. */
const WRONG_SECRETS = new Set(['LOGIN_WRONG', 'PASSWORD_WRONG', 'CODE_WRONG']);

/** Bounds guessing and flooding, per address and per account, the same over all processes. */
@Injectable()
export class AuthLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly mails: StrangerMails,
  ) {}

  /** Counts one use. @throws DomainError RATE_LIMITED */
  async count(action: keyof typeof USES, request: Request): Promise<void> {
    await this.limits.consume(`${action}-address`, limitedAddress(request.ip), USES[action]);
  }

  /** Counts one use that has a mail sent to an address that was typed. @throws DomainError RATE_LIMITED */
  async countMail(action: 'register' | 'forgot' | 'resend' | 'alert', request: Request, email: string): Promise<void> {
    await this.count(action, request);
    await this.mails.count(email, action);
  }

  /**
   * Counts one message to the operator. Guests may type anybody's address: it takes nothing from an account.
   * @throws DomainError RATE_LIMITED
   */
  async countMessage(request: Request, accountId: number | null, email: string): Promise<void> {
    await this.count('contact', request);
    await this.limits.consume('contact-writer', accountId === null ? mailboxKey(email) : `${accountId}`, WRITER);
  }

  /**
   * Does what asks for a secret of an account. Each attempt is counted before it is made, so that many at once are no way around,
   * and given back when the secret was right.
   * @param attempt throws a DomainError where the secret is wrong
   * @throws DomainError RATE_LIMITED
   */
  async attempt<T>(email: string, request: Request, attempt: () => Promise<T>): Promise<T> {
    const address = limitedAddress(request.ip);
    const account = emailKey(email);
    const place = `${account} ${address}`;
    const known = (await this.limits.used('login-place', place, KNOWN_PLACE)) > 0;
    const wrong = await this.limits.used('wrong-account', account, WRONG_FROM_EVERYWHERE);
    const underAttack = !known && wrong >= WRONG_FROM_EVERYWHERE.points;
    const counted: [name: string, key: string, limit: RateLimit][] = [
      ['wrong-here', place, WRONG_HERE],
      ['wrong-address', address, WRONG_FROM_ADDRESS],
      ...(underAttack ? [['wrong-under-attack', place, WRONG_UNDER_ATTACK] as [string, string, RateLimit]] : []),
    ];
    for (const [name, key, limit] of counted) {
      await this.limits.consume(name, key, limit);
    }
    let guessed = false;
    try {
      const outcome = await attempt();
      if (!known) {
        await this.limits.consume('login-place', place, KNOWN_PLACE);
      }
      return outcome;
    } catch (error) {
      guessed = error instanceof DomainError && WRONG_SECRETS.has(error.code);
      throw error;
    } finally {
      if (guessed) {
        // Already one too many: the attempt was made and its own answer stands.
        await this.limits.consume('wrong-account', account, WRONG_FROM_EVERYWHERE).catch(() => undefined);
      } else {
        await Promise.all(counted.map(([name, key, limit]) => this.limits.giveBack(name, key, limit)));
      }
    }
  }
}
