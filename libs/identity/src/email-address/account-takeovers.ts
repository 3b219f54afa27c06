import { Clock } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Account } from '../accounts/entities/account.entity.js';
import { Sessions } from '../sessions/sessions.js';

type Forget = (tx: EntityManager, accountId: number) => Promise<void>;

/** The owner of an address takes an account over that somebody else may have registered under it. */
@Injectable()
export class AccountTakeovers {
  private readonly others: Forget[] = [];

  constructor(
    private readonly clock: Clock,
    private readonly sessions: Sessions,
  ) {}

  /** For a sibling that keeps what the registrant said of themselves: it is called in the same transaction. */
  alsoForget(forget: Forget): void {
    this.others.push(forget);
  }

  /** Takes every way in, every link that waits and every session from who registered; what siblings keep of them goes, too. */
  async forgetRegistrant(tx: EntityManager, account: Account): Promise<void> {
    const nothing = { passwordHash: null, totpSecret: null, totpConfirmedAt: null, totpLastStep: null };
    Object.assign(account, nothing);
    await tx.update(Account, { id: account.id }, nothing);
    for (const table of ['passkey', 'recovery_code', 'social_identity']) {
      await tx.query(`DELETE FROM ${table} WHERE account_id = $1`, [account.id]);
    }
    await tx.query('UPDATE single_use_token SET used_at = $2 WHERE account_id = $1 AND used_at IS NULL', [
      account.id,
      this.clock.now(),
    ]);
    for (const forget of this.others) {
      await forget(tx, account.id);
    }
    await this.sessions.revokeAll(tx, account.id);
  }
}
