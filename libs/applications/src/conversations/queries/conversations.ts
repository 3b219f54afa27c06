import { CompanyDirectory } from '@babelboard/companies/contract';
import { Accounts } from '@babelboard/identity/contract';
import { LoadKnownOffers } from '@babelboard/offers/contract';
import { Database } from '@babelboard/platform';
import { MESSAGES_AT_ONCE } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { In, LessThan } from 'typeorm';
import type { WritingRefusal } from '../domain/writing-rights.js';
import { Conversation } from '../entities/conversation.entity.js';
import { findThread } from '../entities/find-thread.js';
import { Message } from '../entities/message.entity.js';
import { MessageAttachment } from '../entities/message-attachment.entity.js';
import { refusalOf } from '../thread-course.js';
import type { Reader, Writer } from '../writer.js';

/** A message with the name of who wrote it; empty where the member is gone. */
export interface NamedMessage {
  message: Message;
  name: string;
  read: boolean;
  attachments: MessageAttachment[];
}

export interface ConversationData {
  applicationId: number;
  offer: { id: number; title: string };
  candidateName: string;
  company: { id: number; name: string };
  /** The last one at the end. */
  messages: NamedMessage[];
  earlier: boolean;
  unread: number;
  refusal: WritingRefusal | null;
}

const MOST_THREADS = 100;

/** Reads the threads of applications for both sides. */
@Injectable()
export class Conversations {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly accounts: Accounts,
    private readonly companies: CompanyDirectory,
  ) {}

  /** @param before the messages before this one; without it the last ones. @throws DomainError APPLICATION_NOT_FOUND, APPLICANT_NOT_FOUND */
  async find(reader: Writer, applicationId: number, before?: number): Promise<ConversationData> {
    const { manager } = this.database.dataSource;
    const application = await findThread(manager, reader, applicationId);
    const messages = await manager.find(Message, {
      where: { applicationId, ...(before === undefined ? {} : { id: LessThan(before) }) },
      order: { id: 'DESC' },
      take: MESSAGES_AT_ONCE + 1,
    });
    const files = await manager.find(MessageAttachment, {
      where: { messageId: In(messages.map(({ id }) => id)) },
      order: { id: 'ASC' },
    });
    const conversation = await manager.findOneBy(Conversation, { applicationId });
    const [offer] = await this.queries.execute(new LoadKnownOffers([application.offerId], true));
    const company = (await this.companies.cards([application.companyId])).get(application.companyId);
    const names = await this.accounts.namesOf(messages.flatMap(({ memberId }) => memberId ?? []));
    const seenBy = { candidate: conversation?.candidateReadId ?? 0, company: conversation?.companyReadId ?? 0 };
    const other = (side: Message['side']) => (side === 'candidate' ? 'company' : 'candidate');
    return {
      applicationId,
      offer: { id: application.offerId, title: offer?.title ?? '' },
      candidateName: application.name,
      company: { id: application.companyId, name: company?.name ?? '' },
      messages: messages
        .slice(0, MESSAGES_AT_ONCE)
        .reverse()
        .map((message) => ({
          message,
          name: message.side === 'candidate' ? application.name : (names.get(message.memberId ?? 0) ?? ''),
          read: message.id <= seenBy[other(message.side)],
          attachments: files.filter(({ messageId }) => messageId === message.id),
        })),
      earlier: messages.length > MESSAGES_AT_ONCE,
      unread: (await this.unread(reader, applicationId)).total,
      refusal: await refusalOf(manager, reader, application),
    };
  }

  /** Of all threads of a side, or of one: the last one written to first. */
  async unread(
    reader: Reader,
    applicationId: number | null = null,
  ): Promise<{ total: number; threads: { id: number; unread: number }[] }> {
    const owner = reader.side === 'candidate' ? 'a.account_id' : 'a.company_id';
    const threads = await this.database.query<{ id: number; unread: number }>(
      `SELECT a.id, count(*)::int AS unread
       FROM job_application a JOIN conversation c ON c.application_id = a.id
       JOIN message m ON m.application_id = a.id
         AND m.id > CASE $2 WHEN 'candidate' THEN c.candidate_read_id ELSE c.company_read_id END
       WHERE ${owner} = $1 AND ($3::int IS NULL OR a.id = $3) AND m.side <> $2
         AND c.last_message_id > CASE $2 WHEN 'candidate' THEN c.candidate_read_id ELSE c.company_read_id END
       GROUP BY a.id, c.last_message_id ORDER BY c.last_message_id DESC`,
      [reader.side === 'candidate' ? reader.accountId : reader.companyId, reader.side, applicationId],
    );
    return {
      total: threads.reduce((sum, { unread }) => sum + unread, 0),
      threads: threads.slice(0, MOST_THREADS),
    };
  }
}
