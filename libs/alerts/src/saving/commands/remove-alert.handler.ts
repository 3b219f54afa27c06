import { Accounts } from '@babelboard/identity/contract';
import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { JobAlertEntity } from '../store/job-alert.entity.js';
import { RemoveAlert } from './remove-alert.command.js';

@CommandHandler(RemoveAlert)
export class RemoveAlertHandler implements ICommandHandler<RemoveAlert> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
  ) {}

  /** @throws DomainError ACCOUNT_NOT_FOUND */
  async execute({ accountId, alertId }: RemoveAlert): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      await tx.delete(JobAlertEntity, { id: alertId, accountId });
    });
  }
}
