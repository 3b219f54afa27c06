import { EmailChanged, MailedLinks, Recipients } from '@babelboard/identity/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';

/** Tells a person at the address before that the account has another one. */
@OutsideReaction({ id: 'notifications.mail-email-changed', on: [EmailChanged], workload: 'mails' })
export class MailEmailChanged implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly recipients: Recipients,
    private readonly links: MailedLinks,
  ) {}

  async handle({ payload, occurredAt }: StoredEvent<EmailChanged>): Promise<void> {
    const { tokenId, accountId } = payload;
    await this.mails.send(async (tx) => {
      const recipient = await this.recipients.find(tx, accountId);
      const change = await this.links.emailChange(tx, tokenId);
      // Both are gone when the account is.
      if (recipient === null || change === null) {
        return null;
      }
      return {
        to: { address: change.previousEmail, language: recipient.language, accountId },
        purpose: 'email-changed',
        subjectId: tokenId,
        data: { at: occurredAt },
      };
    });
  }
}
