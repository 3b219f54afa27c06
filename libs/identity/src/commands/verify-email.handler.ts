import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account } from '../entities/account.entity.js';
import { lockAccount } from '../entities/lock-account.js';
import { EmailVerified } from '../events/email-verified.event.js';
import { tokenInvalid } from '../identity.errors.js';
import { SingleUseTokens } from '../single-use-tokens.js';
import { VerifyEmail } from './verify-email.command.js';

@CommandHandler(VerifyEmail)
export class VerifyEmailHandler implements ICommandHandler<VerifyEmail> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** @throws DomainError TOKEN_INVALID, also when the account has another address by now */
  execute({ token }: VerifyEmail): Promise<void> {
    return this.database.transaction(async (tx) => {
      const { accountId, data } = await this.tokens.redeem(tx, 'verify-email', token);
      const account = await lockAccount(tx, accountId as number);
      if (account === null || account.emailKey !== data.emailKey) {
        throw tokenInvalid();
      }
      if (account.emailVerifiedAt !== null) {
        return;
      }
      await tx.update(Account, { id: account.id }, { emailVerifiedAt: this.clock.now() });
      await this.outbox.add(tx, new EmailVerified({ accountId: account.id }));
    });
  }
}
