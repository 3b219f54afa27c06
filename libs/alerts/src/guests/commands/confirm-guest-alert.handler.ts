import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { alertLimitReached, alertLinkGone } from '../../saving/alert.errors.js';
import { MOST_GUEST_ALERTS } from '../../saving/domain/alert-limits.js';
import { alertState } from '../../saving/domain/alert-state.js';
import { GuestTakeovers } from '../guest-takeovers.js';
import { GuestAlertEntity } from '../store/guest-alert.entity.js';
import { lockGuest } from '../store/lock-guest.js';
import { ConfirmGuestAlert } from './confirm-guest-alert.command.js';

@CommandHandler(ConfirmGuestAlert)
export class ConfirmGuestAlertHandler implements ICommandHandler<ConfirmGuestAlert> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly takeovers: GuestTakeovers,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError ALERT_LINK_GONE, ALERT_LIMIT_REACHED */
  async execute({ guestAlertId }: ConfirmGuestAlert): Promise<{ inAccount: boolean }> {
    return this.database.transaction(async (tx) => {
      const { email, emailKey } = await this.find(tx, guestAlertId);
      const owner = await this.accounts.findByEmail(email, tx);
      const accountId = owner?.verified && owner.type === 'candidate' ? owner.id : null;
      // The account before its rows, as everybody does.
      if (accountId !== null) await this.accounts.lock(tx, accountId);
      await lockGuest(tx, emailKey);
      await this.confirm(tx, await this.find(tx, guestAlertId));
      if (accountId !== null) await this.takeovers.takeOver(tx, accountId, emailKey);
      return { inAccount: accountId !== null };
    });
  }

  private async confirm(tx: EntityManager, alert: GuestAlertEntity): Promise<void> {
    const now = this.clock.now();
    if (alert.confirmedAt === null) {
      const confirmed = await tx.query<unknown[]>(
        'SELECT FROM guest_alert WHERE email_key = $1 AND confirmed_at IS NOT NULL',
        [alert.emailKey],
      );
      if (confirmed.length >= MOST_GUEST_ALERTS) throw alertLimitReached(MOST_GUEST_ALERTS);
    }
    const begins = alert.confirmedAt === null || alert.pausedAt !== null;
    await tx.save(Object.assign(alert, { confirmedAt: now }, begins ? alertState('no', alert, now, now) : {}));
  }

  private async find(tx: EntityManager, id: number): Promise<GuestAlertEntity> {
    const alert = await tx.findOneBy(GuestAlertEntity, { id });
    if (alert === null) throw alertLinkGone();
    return alert;
  }
}
