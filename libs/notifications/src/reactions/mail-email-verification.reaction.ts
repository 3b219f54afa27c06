import { EmailVerificationRequested, MailedLinks } from '@babelboard/identity/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';

/** Mails the link that verifies an address. */
@OutsideReaction({
  id: 'notifications.mail-email-verification',
  on: [EmailVerificationRequested],
  workload: 'mails',
})
export class MailEmailVerification implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly links: MailedLinks,
  ) {}

  async handle({ payload }: StoredEvent<EmailVerificationRequested>): Promise<void> {
    const { tokenId } = payload;
    await this.mails.send(async () => ({
      to: { accountId: payload.accountId },
      purpose: 'verify-email',
      subjectId: tokenId,
      data: { token: this.links.codeOf('verify-email', tokenId) },
    }));
  }
}
