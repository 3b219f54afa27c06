import { Command } from '@nestjs/cqrs';
import type { ContactTopic } from './contact-topic.js';

export interface ContactReceipt {
  reference: string;
  receivedAt: Date;
}

/** Writes to the operator; anybody may. */
export class SendContactMessage extends Command<ContactReceipt> {
  constructor(
    readonly message: { topic: ContactTopic; name: string; email: string; text: string },
    /** Who is signed in; null for a guest. */
    readonly accountId: number | null,
  ) {
    super();
  }
}
