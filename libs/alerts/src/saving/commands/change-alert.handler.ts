import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { alertExists, alertUnknown } from '../alert.errors.js';
import { applyAlertChange } from '../domain/alert-state.js';
import { AlertLists } from '../queries/alert-lists.js';
import { JobAlertEntity } from '../store/job-alert.entity.js';
import { ChangeAlert } from './change-alert.command.js';

@CommandHandler(ChangeAlert)
export class ChangeAlertHandler implements ICommandHandler<ChangeAlert> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly lists: AlertLists,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError ALERT_UNKNOWN, ALERT_EXISTS, NO_ALERT_ADDRESS, ALERT_OF_EVERYTHING, ACCOUNT_NOT_FOUND */
  async execute({ accountId, alertId, change: { address: given, ...change } }: ChangeAlert): Promise<void> {
    const address = given === undefined ? undefined : await this.lists.normalAddress(given);
    await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      const alert = await tx.findOneBy(JobAlertEntity, { id: alertId, accountId });
      if (alert === null) {
        throw alertUnknown();
      }
      if (address !== undefined && address !== alert.address) {
        await this.expectNone(tx, accountId, address);
        // Of another list all that is there so far is no news.
        Object.assign(alert, { address, lookedAt: this.clock.now() });
      }
      await tx.save(Object.assign(alert, applyAlertChange(alert, change, this.clock.now())));
    });
  }

  private async expectNone(tx: EntityManager, accountId: number, address: string): Promise<void> {
    if (await tx.existsBy(JobAlertEntity, { accountId, address })) {
      throw alertExists();
    }
  }
}
