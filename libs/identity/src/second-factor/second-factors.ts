import { Clock, Outbox, RateLimits } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Account } from '../accounts/entities/account.entity.js';
import { SignInMethodsChanged } from '../sign-in-methods/events/sign-in-methods-changed.event.js';
import { looksLikeRecoveryCode, recoveryCodeHash } from './domain/recovery-codes.js';
import { acceptedTotpStep } from './domain/totp.js';
import { TotpSecrets } from './totp-secrets.js';

/** Six digits are a million: ten tries in a quarter of an hour leave nothing to guess, and only who has the first factor can use them up. */
const TRIES = { points: 10, seconds: 900 };

/** The second factor at a login: a code of the authenticator, or a recovery code. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly clock: Clock,
    private readonly secrets: TotpSecrets,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
  ) {}

  /** Whether a login of the account takes a code, too. */
  needed(account: Account): boolean {
    return account.totpConfirmedAt !== null;
  }

  /**
   * Counts one try of a code; to be called before the transaction of `check`, since the count stays when that is rolled back.
   * @param place the account at a login, the session where it is turned on: a login elsewhere is no hindrance there
   * @throws DomainError RATE_LIMITED
   */
  async countTry(place: string): Promise<void> {
    await this.limits.consume('second-factor', place, TRIES);
  }

  /** Uses up a code of the account. Of parallel uses of one code exactly one gives true. */
  async check(tx: EntityManager, account: Account, code: string): Promise<boolean> {
    return looksLikeRecoveryCode(code)
      ? this.useRecoveryCode(tx, account.id, code)
      : this.checkAuthenticator(tx, account, code);
  }

  /** Uses up a code of the authenticator, also of one that is not confirmed yet. */
  async checkAuthenticator(tx: EntityManager, account: Account, code: string): Promise<boolean> {
    if (account.totpSecret === null) {
      return false;
    }
    const secret = this.secrets.decrypt(account.id, account.totpSecret);
    const lastStep = account.totpLastStep === null ? null : Number(account.totpLastStep);
    const step = acceptedTotpStep(secret, code.replace(/\s/g, ''), this.clock.now(), lastStep);
    if (step === null) {
      return false;
    }
    const [, used] = await tx.query<[unknown[], number]>(
      `UPDATE account SET totp_last_step = $2
       WHERE id = $1 AND totp_secret = $3 AND (totp_last_step IS NULL OR totp_last_step < $2)`,
      [account.id, step, account.totpSecret],
    );
    return used === 1;
  }

  private async useRecoveryCode(tx: EntityManager, accountId: number, code: string): Promise<boolean> {
    const [, used] = await tx.query<[unknown[], number]>(
      'UPDATE recovery_code SET used_at = $3 WHERE account_id = $1 AND code_hash = $2 AND used_at IS NULL',
      [accountId, recoveryCodeHash(accountId, code), this.clock.now()],
    );
    if (used === 0) {
      return false;
    }
    await this.outbox.add(tx, new SignInMethodsChanged({ accountId, change: 'recovery-code-used' }));
    return true;
  }
}
