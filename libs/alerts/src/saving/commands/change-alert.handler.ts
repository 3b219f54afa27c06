import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { AlertAnchors } from '../../filing/store/alert-anchors.js';
import { alertExists, alertUnknown } from '../alert.errors.js';
import { applyAlertChange, looksAtOnce } from '../domain/alert-state.js';
import { AlertLists } from '../queries/alert-lists.js';
import { expectInstantRoom } from '../store/expect-instant-room.js';
import { JobAlertEntity } from '../store/job-alert.entity.js';
import { ChangeAlert } from './change-alert.command.js';

@CommandHandler(ChangeAlert)
export class ChangeAlertHandler implements ICommandHandler<ChangeAlert> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly lists: AlertLists,
    private readonly anchors: AlertAnchors,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError ALERT_UNKNOWN, ALERT_EXISTS, INSTANT_ALERT_LIMIT_REACHED, NO_ALERT_ADDRESS, ALERT_OF_EVERYTHING, ACCOUNT_NOT_FOUND */
  async execute(command: ChangeAlert): Promise<void> {
    const { accountId, alertId, change } = command;
    const { address: given, isNarrower = false, ...others } = change;
    const address =
      given === undefined ? await this.addressOf(accountId, alertId) : await this.lists.normalAddress(given);
    const [filing = null] = await this.anchors.choose(await this.lists.queries([address]));
    const changed = await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      const alert = await this.known(tx, accountId, alertId);
      if (given !== undefined && address !== alert.address) {
        await this.expectNone(tx, accountId, address);
        // Of another list all that is there so far is no news.
        Object.assign(alert, { address, ...(isNarrower ? {} : { lookedAt: this.clock.now() }) });
      }
      if (address !== alert.address) {
        return false;
      }
      if (others.rhythm === 'instant') {
        await expectInstantRoom(tx, accountId, alertId);
      }
      await tx.save(Object.assign(alert, applyAlertChange(alert, others, this.clock.now())));
      await this.anchors.file(tx, [{ alertId, filing: looksAtOnce(alert) ? filing : null }]);
      return true;
    });
    if (!changed) {
      // Its list was changed since the anchors were chosen.
      await this.execute(command);
    }
  }

  private async addressOf(accountId: number, alertId: number): Promise<string> {
    const { address } = await this.known(this.database.dataSource.manager, accountId, alertId);
    return address;
  }

  private async known(tx: EntityManager, accountId: number, alertId: number): Promise<JobAlertEntity> {
    const alert = await tx.findOneBy(JobAlertEntity, { id: alertId, accountId });
    if (alert === null) {
      throw alertUnknown();
    }
    return alert;
  }

  private async expectNone(tx: EntityManager, accountId: number, address: string): Promise<void> {
    if (await tx.existsBy(JobAlertEntity, { accountId, address })) {
      throw alertExists();
    }
  }
}
