import { Accounts } from '@babelboard/identity/contract';
import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SuppressionReason } from '../store/mail-suppression.entity.js';
import { MailSuppressions } from '../store/mail-suppressions.js';
import { TryAddressAgain } from './try-address-again.command.js';

@CommandHandler(TryAddressAgain)
export class TryAddressAgainHandler implements ICommandHandler<TryAddressAgain> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly suppressions: MailSuppressions,
  ) {}

  /** @throws DomainError ACCOUNT_NOT_FOUND */
  execute({ accountId }: TryAddressAgain): Promise<SuppressionReason | null> {
    return this.database.transaction(async (tx) => {
      const { email } = await this.accounts.lock(tx, accountId);
      return this.suppressions.lift(tx, { address: email });
    });
  }
}
