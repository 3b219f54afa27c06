import { Clock, emailKey, Outbox } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Account } from '../accounts/entities/account.entity.js';
import { SingleUseTokens } from '../single-use-tokens/single-use-tokens.js';
import { AccountTakeovers } from './account-takeovers.js';
import { EmailVerificationRequested } from './events/email-verification-requested.event.js';
import { EmailVerified } from './events/email-verified.event.js';

/**
 * Who shows that an address is theirs: whoever registered, with all that they set up; the same without the password, in their browser; or
 * somebody of whom nothing is known but that they have the mailbox.
 */
export type Prover = 'registrant' | 'registrant-without-password' | 'mailbox';

const LIFETIME_MS = 24 * 3_600_000;

/** Links that show whose an address is, and what follows from that. */
@Injectable()
export class EmailVerifications {
  constructor(
    private readonly tokens: SingleUseTokens,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly takeovers: AccountTakeovers,
  ) {}

  /** Has a link mailed that is good for 24 hours and for this address only. */
  async request(tx: EntityManager, accountId: number, email: string): Promise<void> {
    const { id } = await this.tokens.issue(tx, {
      purpose: 'verify-email',
      accountId,
      data: { emailKey: emailKey(email) },
      lifetimeMs: LIFETIME_MS,
    });
    await this.outbox.add(tx, new EmailVerificationRequested({ tokenId: id, accountId }));
  }

  /**
   * The address of a locked account counts from now on. Changes nothing where it did before.
   * Where it is not known to be the person who registered, whatever was set up until now opens nothing any more, and what was entered goes.
   */
  async complete(tx: EntityManager, account: Account, by: Prover): Promise<void> {
    if (account.emailVerifiedAt !== null) {
      return;
    }
    if (by !== 'registrant') {
      await this.takeovers.endWaysIn(tx, account);
    }
    if (by === 'mailbox') {
      await this.takeovers.forgetRegistrant(tx, account);
    }
    const verified = { emailVerifiedAt: this.clock.now(), registrationMark: null };
    Object.assign(account, verified);
    await tx.update(Account, { id: account.id }, verified);
    await this.outbox.add(tx, new EmailVerified({ accountId: account.id }));
  }
}
