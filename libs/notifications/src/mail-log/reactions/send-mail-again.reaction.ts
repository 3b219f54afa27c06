import { OutsideReaction, type OutsideReactionHandler, type StoredEvent, TaskRegistry } from '@babelboard/platform';
import { ModuleRef } from '@nestjs/core';
import { MailDeliveries } from '../../mail-deliveries.js';
import { MailWantedAgain } from '../events/mail-wanted-again.event.js';

/** Has the reaction that made a mail make it once more, of the same event; other mails of it are sent already, and stay so. */
@OutsideReaction({ id: 'notifications.send-mail-again', on: [MailWantedAgain], workload: 'mails' })
export class SendMailAgainReaction implements OutsideReactionHandler {
  constructor(
    private readonly deliveries: MailDeliveries,
    private readonly modules: ModuleRef,
  ) {}

  async handle({ payload: { deliveryId } }: StoredEvent<MailWantedAgain>): Promise<void> {
    const task = await this.deliveries.taskOf(deliveryId);
    if (task === null) {
      return;
    }
    const { name, event } = task;
    // Only a worker has it, and this is loaded by the API, too.
    const handler = this.modules.get(TaskRegistry, { strict: false }).find(name)?.handler as OutsideReactionHandler;
    await handler.handle({ ...event, occurredAt: new Date(event.occurredAt) } as StoredEvent<never>);
    await this.deliveries.dropOutdated(deliveryId);
  }
}
