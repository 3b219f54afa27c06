import { Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MailDelivery } from '../../entities/mail-delivery.entity.js';
import { mailNotRepeatable, mailUnderWay, mailUnknown } from '../../notifications.errors.js';
import { MailWantedAgain } from '../events/mail-wanted-again.event.js';
import { SendMailAgain } from './send-mail-again.command.js';

@CommandHandler(SendMailAgain)
export class SendMailAgainHandler implements ICommandHandler<SendMailAgain> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** @throws DomainError MAIL_UNKNOWN, MAIL_UNDER_WAY, MAIL_NOT_REPEATABLE */
  execute({ deliveryId }: SendMailAgain): Promise<void> {
    return this.database.transaction(async (tx) => {
      const delivery = await tx.findOne(MailDelivery, {
        where: { id: deliveryId },
        lock: { mode: 'pessimistic_write' },
      });
      if (delivery === null) {
        throw mailUnknown();
      }
      if (delivery.isUnderWay()) {
        throw mailUnderWay();
      }
      if (!delivery.isRepeatable()) {
        throw mailNotRepeatable();
      }
      delivery.repeat();
      await tx.save(delivery);
      await this.outbox.add(tx, new MailWantedAgain({ deliveryId }));
    });
  }
}
