import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { mailUnknown, mailWordsNotKept } from '../../notifications.errors.js';
import type { KeptWords } from '../domain/kept-words.js';

/** Reads what a mail said. */
@Injectable()
export class MailWords {
  constructor(private readonly database: Database) {}

  /** @throws DomainError MAIL_UNKNOWN, MAIL_WORDS_NOT_KEPT */
  async find(deliveryId: string): Promise<KeptWords> {
    const [mail] = await this.database.query<{ subject: string | null; text: string | null }>(
      'SELECT subject, words AS text FROM mail_delivery WHERE id = $1',
      [deliveryId],
    );
    if (mail === undefined) {
      throw mailUnknown();
    }
    const { subject, text } = mail;
    if (subject === null || text === null) {
      throw mailWordsNotKept();
    }
    return { subject, text };
  }
}
