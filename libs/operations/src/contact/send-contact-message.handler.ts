import { createHash } from 'node:crypto';
import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MoreThan } from 'typeorm';
import { newReference } from '../domain/new-reference.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactMessageReceived } from './contact-message-received.event.js';
import { type ContactReceipt, SendContactMessage } from './send-contact-message.command.js';

/** The same message within this time is a second press. */
const SAME_MESSAGE_MS = 3_600_000;

@CommandHandler(SendContactMessage)
export class SendContactMessageHandler implements ICommandHandler<SendContactMessage> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  execute({ message, accountId }: SendContactMessage): Promise<ContactReceipt> {
    const now = this.clock.now();
    const contentKey = createHash('sha256')
      .update(JSON.stringify([message.topic, message.name, message.email, message.text, accountId]))
      .digest('hex');
    return this.database.transaction(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [contentKey]);
      const since = new Date(now.getTime() - SAME_MESSAGE_MS);
      const same = await tx.findOneBy(ContactMessage, { contentKey, receivedAt: MoreThan(since) });
      if (same !== null) {
        return same;
      }
      const stored = ContactMessage.receive({ ...message, accountId, reference: newReference(), contentKey }, now);
      const { id, reference, receivedAt } = await tx.save(stored);
      await this.outbox.add(tx, new ContactMessageReceived({ messageId: id }));
      return { reference, receivedAt };
    });
  }
}
