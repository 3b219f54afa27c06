import { Accounts } from '@babelboard/identity/contract';
import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PushSubscription } from '../entities/push-subscription.entity.js';
import { pushDeviceNotFound } from '../push-messages.errors.js';
import { RemovePushDevice } from './remove-push-device.command.js';

@CommandHandler(RemovePushDevice)
export class RemovePushDeviceHandler implements ICommandHandler<RemovePushDevice> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
  ) {}

  /** @throws DomainError PUSH_DEVICE_NOT_FOUND, also for another account's */
  async execute({ accountId, id }: RemovePushDevice): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      const { affected } = await tx.delete(PushSubscription, { accountId, id });
      if (affected === 0) {
        throw pushDeviceNotFound();
      }
    });
  }
}
