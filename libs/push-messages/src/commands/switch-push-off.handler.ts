import { Accounts } from '@babelboard/identity/contract';
import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PushSubscription } from '../entities/push-subscription.entity.js';
import { SwitchPushOff } from './switch-push-off.command.js';

@CommandHandler(SwitchPushOff)
export class SwitchPushOffHandler implements ICommandHandler<SwitchPushOff> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
  ) {}

  /** @throws DomainError ACCOUNT_NOT_FOUND */
  async execute({ accountId, endpoint }: SwitchPushOff): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      await tx.delete(PushSubscription, { accountId, ...(endpoint === null ? {} : { endpoint }) });
    });
  }
}
