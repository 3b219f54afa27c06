import { Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { inEvenTime } from '../../accounts/domain/in-even-time.js';
import { accountWithEmail } from '../../accounts/entities/account-of.js';
import { lockAccount } from '../../accounts/entities/lock-account.js';
import { SingleUseTokens } from '../../single-use-tokens/single-use-tokens.js';
import { PasswordResetRequested } from '../events/password-reset-requested.event.js';
import { RequestPasswordReset } from './request-password-reset.command.js';

const LIFETIME_MS = 3_600_000;

@CommandHandler(RequestPasswordReset)
export class RequestPasswordResetHandler implements ICommandHandler<RequestPasswordReset> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly tokens: SingleUseTokens,
  ) {}

  execute({ email }: RequestPasswordReset): Promise<void> {
    return inEvenTime(async () => {
      const account = await accountWithEmail(this.database.dataSource.manager, email);
      if (account === null) {
        return;
      }
      await this.database.transaction(async (tx) => {
        const locked = await lockAccount(tx, account.id);
        // Gone, or moved to another address, while the lock was waited for.
        if (locked === null || locked.emailKey !== account.emailKey) {
          return;
        }
        const { id: accountId, emailKey } = locked;
        const { id } = await this.tokens.issue(tx, {
          purpose: 'reset-password',
          accountId,
          data: { emailKey },
          lifetimeMs: LIFETIME_MS,
        });
        await this.outbox.add(tx, new PasswordResetRequested({ tokenId: id, accountId }));
      });
    });
  }
}
