import { Clock, Database, emailKey, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { DEFAULT_TIMES, MOST_GUEST_ALERTS } from '../../saving/domain/alert-limits.js';
import { AlertLists } from '../../saving/queries/alert-lists.js';
import { GuestAlertAsked } from '../events/guest-alert-asked.event.js';
import { GuestAlertEntity } from '../store/guest-alert.entity.js';
import { lockGuest } from '../store/lock-guest.js';
import { AskForGuestAlert } from './ask-for-guest-alert.command.js';

@CommandHandler(AskForGuestAlert)
export class AskForGuestAlertHandler implements ICommandHandler<AskForGuestAlert> {
  constructor(
    private readonly database: Database,
    private readonly lists: AlertLists,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Whatever is known of the address already, the same follows: a mail that asks. @throws DomainError NO_ALERT_ADDRESS, ALERT_OF_EVERYTHING */
  async execute({ asked: { email, address: given, timeZone, language } }: AskForGuestAlert): Promise<void> {
    const address = await this.lists.normalAddress(given);
    const key = emailKey(email);
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      await lockGuest(tx, key);
      const known = await tx.findOneBy(GuestAlertEntity, { emailKey: key, address });
      if (known === null) await this.makeRoom(tx, key);
      const alert = known ?? GuestAlertEntity.of({ email, address, ...DEFAULT_TIMES, timeZone, language });
      Object.assign(alert, { askedAt: now, ...(known === null ? { lookedAt: now } : {}) });
      const { id } = await tx.save(alert);
      await this.outbox.add(tx, new GuestAlertAsked({ guestAlertId: id, asking: now.toISOString() }));
    });
  }

  /** What nobody confirmed gives way, so that a stranger who types the address keeps nobody out. */
  private async makeRoom(tx: EntityManager, key: string): Promise<void> {
    await tx.query(
      `DELETE FROM guest_alert WHERE id IN (SELECT id FROM guest_alert WHERE email_key = $1 AND confirmed_at IS NULL
       ORDER BY asked_at DESC, id DESC OFFSET ${MOST_GUEST_ALERTS - 1})`,
      [key],
    );
  }
}
