import { Clock, Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { alertExists, alertLinkGone } from '../../saving/alert.errors.js';
import { applyAlertChange } from '../../saving/domain/alert-state.js';
import { GuestAlertEntity } from '../store/guest-alert.entity.js';
import { lockGuest } from '../store/lock-guest.js';
import { ChangeGuestAlert } from './change-guest-alert.command.js';

@CommandHandler(ChangeGuestAlert)
export class ChangeGuestAlertHandler implements ICommandHandler<ChangeGuestAlert> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError ALERT_LINK_GONE, ALERT_EXISTS */
  async execute({ guestAlertId, change }: ChangeGuestAlert): Promise<void> {
    await this.database.transaction(async (tx) => {
      const found = await tx.findOneBy(GuestAlertEntity, { id: guestAlertId });
      if (found !== null) await lockGuest(tx, found.emailKey);
      const alert = found && (await tx.findOneBy(GuestAlertEntity, { id: guestAlertId }));
      if (alert === null || alert.confirmedAt === null) throw alertLinkGone();
      const { address = alert.address, ...times } = change;
      if (address !== alert.address) await this.expectNone(tx, alert.emailKey, address);
      await tx.save(Object.assign(alert, applyAlertChange(alert, times, this.clock.now()), { address }));
    });
  }

  private async expectNone(tx: EntityManager, emailKey: string, address: string): Promise<void> {
    if (await tx.existsBy(GuestAlertEntity, { emailKey, address })) throw alertExists();
  }
}
