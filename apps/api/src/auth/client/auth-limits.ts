import { emailKey } from '@babelboard/identity/contract';
import { DomainError, type RateLimit, RateLimits, RETENTION_MS } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { limitedAddress } from './client-address.js';

const HOUR = 3_600;
const QUARTER = 900;

/** Uses for one address and for one account. An address may be a school's or a job fair's, so it gets many times an account's. */
const USES = {
  /** One account: whoever has it is mailed each time. */
  register: { address: { points: 60, seconds: HOUR }, account: { points: 5, seconds: HOUR } },
  /** Each use is a mail to a person. */
  forgot: { address: { points: 60, seconds: HOUR }, account: { points: 5, seconds: HOUR } },
  resend: { address: { points: 60, seconds: HOUR }, account: { points: 5, seconds: HOUR } },
  /** Each use is a mail to the operator; the address is the one that the answer goes to. */
  contact: { address: { points: 20, seconds: HOUR }, account: { points: 5, seconds: HOUR } },
  /** Input that has no right form is looked at further, which costs an estimate of the password. */
  incomplete: { address: { points: 300, seconds: QUARTER } },
  /** A token of 256 bits cannot be guessed: the limit bounds work only. */
  redeem: { address: { points: 300, seconds: QUARTER } },
} as const satisfies Record<string, { address: RateLimit; account?: RateLimit }>;

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
  constructor(private readonly limits: RateLimits) {}

  /** Counts one use. @throws DomainError RATE_LIMITED */
  async count(action: keyof typeof USES, request: Request, email?: string): Promise<void> {
    const uses: { address: RateLimit; account?: RateLimit } = USES[action];
    await this.limits.consume(`${action}-address`, limitedAddress(request.ip), uses.address);
    if (uses.account !== undefined && email !== undefined) {
      await this.limits.consume(`${action}-account`, emailKey(email), uses.account);
    }
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
