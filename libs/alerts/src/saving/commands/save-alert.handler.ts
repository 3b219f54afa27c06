import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database } from '@babelboard/platform';
import { MOST_ALERTS } from '@babelboard/wire';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { AlertAnchors } from '../../filing/store/alert-anchors.js';
import { alertLimitReached } from '../alert.errors.js';
import { DEFAULT_TIMES } from '../domain/alert-limits.js';
import { alertState, isPaused, looksAtOnce, underOtherTimes } from '../domain/alert-state.js';
import { AlertLists } from '../queries/alert-lists.js';
import { expectInstantRoom } from '../store/expect-instant-room.js';
import { JobAlertEntity } from '../store/job-alert.entity.js';
import { SaveAlert } from './save-alert.command.js';

@CommandHandler(SaveAlert)
export class SaveAlertHandler implements ICommandHandler<SaveAlert> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly lists: AlertLists,
    private readonly anchors: AlertAnchors,
    private readonly clock: Clock,
  ) {}

  /** The same list twice is one alert, which is on again. @throws DomainError NO_ALERT_ADDRESS, ALERT_OF_EVERYTHING, ALERT_LIMIT_REACHED, INSTANT_ALERT_LIMIT_REACHED, ACCOUNT_NOT_FOUND */
  async execute({ accountId, alert: { address: given, ...wished } }: SaveAlert): Promise<void> {
    const address = await this.lists.normalAddress(given);
    const [filing = null] = await this.anchors.choose(await this.lists.queries([address]));
    await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      const saved = await tx.findOneBy(JobAlertEntity, { accountId, address });
      if (saved === null) {
        await this.expectRoom(tx, accountId);
      }
      const now = this.clock.now();
      const { name = null, ...times } = { ...DEFAULT_TIMES, ...saved, ...wished };
      if (times.rhythm === 'instant') {
        await expectInstantRoom(tx, accountId, saved?.id);
      }
      const goesOn = saved !== null && !isPaused(saved, now);
      const alert = await tx.save(
        tx.create(JobAlertEntity, {
          ...{ createdAt: now, ...saved, accountId, address, name },
          ...{ rhythm: times.rhythm, weekday: times.weekday, hour: times.hour, timeZone: times.timeZone },
          ...(goesOn ? underOtherTimes(saved, times, now) : alertState('no', times, now, now)),
        }),
      );
      await this.anchors.file(tx, [{ alertId: alert.id, filing: looksAtOnce(alert) ? filing : null }]);
    });
  }

  private async expectRoom(tx: EntityManager, accountId: number): Promise<void> {
    if ((await tx.countBy(JobAlertEntity, { accountId })) >= MOST_ALERTS) {
      throw alertLimitReached(MOST_ALERTS);
    }
  }
}
