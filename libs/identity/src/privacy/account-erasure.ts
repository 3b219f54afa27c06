import { Clock, Eraser, Outbox } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Account } from '../entities/account.entity.js';
import { AccountDeleted } from '../events/account-deleted.event.js';
import { SingleUseTokens } from '../single-use-tokens.js';
import type { LeavingReason } from './domain/deletion-reason.js';
import { AccountDeletion } from './entities/account-deletion.entity.js';
import { DepartedAddress } from './entities/departed-address.entity.js';
import { adminStays } from './privacy.errors.js';

/** How an account ends, whoever wants it. */
@Injectable()
export class AccountErasure {
  constructor(
    private readonly eraser: Eraser,
    private readonly tokens: SingleUseTokens,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Erases everything that is held about a person; only a proven address gets the mail that says so.
   * @param account locked
   * @throws DomainError ADMIN_STAYS
   */
  async erase(tx: EntityManager, account: Account, { reason, text }: { reason: LeavingReason; text: string }) {
    if (account.type === 'admin') {
      throw adminStays();
    }
    const { id: accountId, type: accountType, email, emailKey } = account;
    const now = this.clock.now();
    const verified = account.emailVerifiedAt !== null;
    const names = [account.firstName, account.lastName, account.locality ?? ''];
    await this.eraser.erase(tx, { accountId, email: verified ? email : null });
    await tx.save(AccountDeletion.of(accountType, reason, text, names, now));
    if (verified) {
      await this.tokens.forgetAddress(tx, emailKey);
      await tx.save(DepartedAddress.of(account, now));
    }
    await this.outbox.add(tx, new AccountDeleted({ accountId, accountType }));
  }
}
