import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ContactMessage } from './contact-message.entity.js';
import type { ContactTopic } from './contact-topic.js';

/** What the operator gets by mail. */
export interface MailedContactMessage {
  reference: string;
  topic: ContactTopic;
  name: string;
  email: string;
  text: string;
  /** Of the account that was signed in. */
  accountId: number | null;
  receivedAt: Date;
}

/** Messages for the mail to the operator. */
@Injectable()
export class ContactMessages {
  /** Null where it was erased meanwhile. */
  find(tx: EntityManager, id: number): Promise<MailedContactMessage | null> {
    return tx.findOneBy(ContactMessage, { id });
  }
}
