import { EmailChangeRequested } from '@babelboard/identity/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';

/** Tells a person at the address that still counts that another one was entered. */
@OutsideReaction({ id: 'notifications.mail-email-change-asked', on: [EmailChangeRequested], workload: 'mails' })
export class MailEmailChangeAsked implements OutsideReactionHandler {
  constructor(private readonly mails: MailOnce) {}

  async handle({ payload, occurredAt }: StoredEvent<EmailChangeRequested>): Promise<void> {
    await this.mails.send(async () => ({
      to: { accountId: payload.accountId },
      purpose: 'email-change-asked',
      subjectId: payload.tokenId,
      data: { at: occurredAt },
    }));
  }
}
