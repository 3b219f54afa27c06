import { detectTextLanguage } from '@babelboard/language-recognition/contract';
import { Clock, Outbox, type RateLimit, RateLimits } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { JobApplication } from '../applying/entities/job-application.entity.js';
import { cannotWrite } from './conversation.errors.js';
import { Message } from './entities/message.entity.js';
import { MessagePosted } from './events/message-posted.event.js';
import { MessageAttachments } from './message-attachments.js';
import { refusePayHistory } from './refuse-pay-history.js';
import { refusalOf } from './thread-course.js';
import { ThreadNews } from './thread-news.js';
import type { Writer } from './writer.js';

/** More than anybody types. */
const A_MINUTE: RateLimit = { points: 12, seconds: 60 };

/** What is written: by whoever has the form, or a link in a mail. */
export interface NewMessage {
  text: string;
  attachmentIds: number[];
  key: string;
}

/** A message that may be written, as far as that can be told before its thread is locked. */
export type ReadMessage = NewMessage & { language: string | null };

/** How a message comes into a thread. */
@Injectable()
export class ThreadWriting {
  constructor(
    private readonly attachments: MessageAttachments,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly news: ThreadNews,
    private readonly clock: Clock,
  ) {}

  /** Before the transaction: this takes its time. @param path of the text, as its writer calls it. @throws DomainError RATE_LIMITED, MESSAGE_PAY_HISTORY */
  async read(writer: Writer, message: NewMessage, path = 'text'): Promise<ReadMessage> {
    await this.limits.consume('messages', String(writer.accountId), A_MINUTE);
    await refusePayHistory(writer, message.text, path);
    const { code: language } = await detectTextLanguage('', message.text);
    return { ...message, language };
  }

  /** The application is locked. Gives the id of the message. @throws DomainError ATTACHMENT_NOT_FOUND, or why one may not write (`MESSAGE_…`) */
  async write(
    tx: EntityManager,
    writer: Writer,
    application: JobApplication,
    { text, attachmentIds, key, language }: ReadMessage,
  ): Promise<number> {
    const refusal = await refusalOf(tx, writer, application);
    if (refusal !== null) {
      throw cannotWrite(refusal);
    }
    const now = this.clock.now();
    const { side } = writer;
    const { id: applicationId, offerId, companyId, accountId } = application;
    const memberId = side === 'company' ? writer.accountId : null;
    const { id } = await tx.save(Message.write({ applicationId, side, memberId, text, language, key }, now));
    await this.attachments.send(tx, writer, applicationId, id, attachmentIds);
    await tx.query(
      `INSERT INTO conversation (application_id, candidate_read_id, company_read_id, last_message_id, last_message_at)
       VALUES ($1, 0, 0, $2, $3) ON CONFLICT (application_id) DO UPDATE SET last_message_id = $2, last_message_at = $3`,
      [applicationId, id, now],
    );
    if (side === 'company') {
      application.noteAnswer(now);
      await tx.save(application);
    }
    await this.outbox.add(tx, new MessagePosted({ messageId: id, applicationId, offerId, companyId, accountId, side }));
    await this.news.tell(tx, application, 'message', memberId ?? undefined);
    return id;
  }
}
