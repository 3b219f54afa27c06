import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { Accounts } from '../accounts.js';
import { Account } from '../entities/account.entity.js';
import { lockAccount } from '../entities/lock-account.js';
import { EmailVerified } from '../events/email-verified.event.js';
import { PasswordChanged } from '../events/password-changed.event.js';
import { forgetUnprovenAccess } from '../forget-unproven-access.js';
import { tokenInvalid } from '../identity.errors.js';
import { Passwords } from '../passwords.js';
import { Sessions } from '../sessions.js';
import { SingleUseTokens } from '../single-use-tokens.js';
import { ResetPassword } from './reset-password.command.js';

@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements ICommandHandler<ResetPassword> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly tokens: SingleUseTokens,
    private readonly sessions: Sessions,
  ) {}

  /**
   * A password that is refused leaves the code good.
   * @throws DomainError TOKEN_INVALID, PASSWORD_TOO_WEAK, TOO_MANY_AT_ONCE
   */
  async execute({ token, password }: ResetPassword): Promise<void> {
    const { accountId } = await this.tokens.peek('reset-password', token);
    const account = await this.accounts.find(accountId as number);
    if (account === null) {
      throw tokenInvalid();
    }
    this.passwords.check(password, account);
    const passwordHash = await this.passwords.hash(password);
    await this.database.transaction(async (tx) => {
      const { data } = await this.tokens.redeem(tx, 'reset-password', token);
      const locked = await lockAccount(tx, account.id);
      if (locked === null || locked.emailKey !== data.emailKey) {
        throw tokenInvalid();
      }
      await this.verify(tx, locked);
      await tx.update(Account, { id: locked.id }, { passwordHash });
      await this.sessions.revokeAll(tx, locked.id);
      await this.tokens.cancel(tx, locked.id, ['reset-password', 'change-email']);
      await this.outbox.add(tx, new PasswordChanged({ accountId: locked.id }));
    });
  }

  /** The code came to the address: it is the person's, and what somebody else may have set up before opens nothing any more. */
  private async verify(tx: EntityManager, account: Account): Promise<void> {
    if (account.emailVerifiedAt !== null) {
      return;
    }
    const now = this.clock.now();
    await forgetUnprovenAccess(tx, account);
    await tx.update(Account, { id: account.id }, { emailVerifiedAt: now });
    await this.outbox.add(tx, new EmailVerified({ accountId: account.id }));
  }
}
