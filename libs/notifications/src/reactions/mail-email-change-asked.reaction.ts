import { EmailChangeRequested } from '@babelboard/identity/contract';
import { Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { MailOnce } from '../mail-once.js';

/** Tells a person at the address that still counts that another one was entered. */
@Reaction({ id: 'notifications.mail-email-change-asked', on: [EmailChangeRequested], workload: 'mails' })
export class MailEmailChangeAsked implements ReactionHandler {
  constructor(private readonly mails: MailOnce) {}

  async handle({ payload, occurredAt }: StoredEvent, tx: EntityManager): Promise<void> {
    await this.mails.send(tx, {
      to: { accountId: payload.accountId as number },
      purpose: 'email-change-asked',
      subjectId: payload.tokenId as string,
      data: { at: occurredAt },
    });
  }
}
