import { Accounts } from '@babelboard/identity/contract';
import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PushSubscriptions } from '../push-subscriptions.js';
import { ClaimPushDevice } from './claim-push-device.command.js';

@CommandHandler(ClaimPushDevice)
export class ClaimPushDeviceHandler implements ICommandHandler<ClaimPushDevice> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly subscriptions: PushSubscriptions,
  ) {}

  /** @throws DomainError ACCOUNT_NOT_FOUND, SESSION_ENDED */
  async execute({ session, endpoint }: ClaimPushDevice): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      await this.accounts.lockOfSession(tx, session.accountId, session.sessionId);
      return this.subscriptions.claim(tx, session, endpoint);
    });
  }
}
