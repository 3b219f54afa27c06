import { EmailChangeRequested, MailedLinks, Recipients } from '@babelboard/identity/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';

/** Mails the link that confirms a new address, to that address. */
@OutsideReaction({ id: 'notifications.mail-email-confirmation', on: [EmailChangeRequested], workload: 'mails' })
export class MailEmailConfirmation implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly recipients: Recipients,
    private readonly links: MailedLinks,
  ) {}

  async handle({ payload }: StoredEvent<EmailChangeRequested>): Promise<void> {
    const { tokenId, accountId } = payload;
    await this.mails.send(async (tx) => {
      const recipient = await this.recipients.find(tx, accountId);
      const change = await this.links.emailChange(tx, tokenId);
      // Both are gone when the account is.
      if (recipient === null || change === null) {
        return null;
      }
      return {
        to: { address: change.email, language: recipient.language, accountId },
        purpose: 'confirm-email',
        subjectId: tokenId,
        data: { token: this.links.codeOf('change-email', tokenId) },
      };
    });
  }
}
