import { Clock, Eraser } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Account } from '../accounts/entities/account.entity.js';
import { Sessions } from '../sessions/sessions.js';

type BeginAnew = (tx: EntityManager, accountId: number) => Promise<void>;

const NO_WAY_IN = { passwordHash: null, totpSecret: null, totpConfirmedAt: null, totpLastStep: null };
/** What else the registrant said, and left behind, in the row itself. */
const NOBODY = { firstName: '', lastName: '', locality: null, countryId: null, referralPlatform: null };
const NEVER_SEEN = { geoCountry: null, geoEu: null, lastLoginAt: null };

/** The owner of an address takes an account over that somebody else may have registered under it. */
@Injectable()
export class AccountTakeovers {
  private readonly others: BeginAnew[] = [];

  constructor(
    private readonly clock: Clock,
    private readonly eraser: Eraser,
    private readonly sessions: Sessions,
  ) {}

  /** For a sibling whose row stays (`survivesTakeover`) and begins anew: it is called in the same transaction, after the rest is gone. */
  alsoBeginAnew(begin: BeginAnew): void {
    this.others.push(begin);
  }

  /** Takes every way in, every link that waits and every session from whoever had them. */
  async endWaysIn(tx: EntityManager, account: Account): Promise<void> {
    Object.assign(account, NO_WAY_IN);
    await tx.update(Account, { id: account.id }, NO_WAY_IN);
    for (const table of ['passkey', 'recovery_code', 'social_identity']) {
      await tx.query(`DELETE FROM ${table} WHERE account_id = $1`, [account.id]);
    }
    await tx.query('UPDATE single_use_token SET used_at = $2 WHERE account_id = $1 AND used_at IS NULL', [
      account.id,
      this.clock.now(),
    ]);
    await this.sessions.revokeAll(tx, account.id);
  }

  /** Erases what the registrant entered, everywhere. A company keeps its people's names: nothing else would say who they are. */
  async forgetRegistrant(tx: EntityManager, account: Account): Promise<void> {
    const nothing = { ...NEVER_SEEN, ...(account.type === 'candidate' ? NOBODY : {}) };
    Object.assign(account, nothing);
    await tx.update(Account, { id: account.id }, nothing);
    await this.eraser.eraseEntries(tx, account.id);
    for (const begin of this.others) {
      await begin(tx, account.id);
    }
  }
}
