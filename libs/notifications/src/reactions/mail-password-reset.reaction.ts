import { MailedLinks, PasswordResetRequested } from '@babelboard/identity/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';

/** Mails the link to a new password. */
@OutsideReaction({
  id: 'notifications.mail-password-reset',
  on: [PasswordResetRequested],
  workload: 'mails',
})
export class MailPasswordReset implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly links: MailedLinks,
  ) {}

  async handle({ payload }: StoredEvent<PasswordResetRequested>): Promise<void> {
    const { tokenId } = payload;
    await this.mails.send(async () => ({
      to: { accountId: payload.accountId },
      purpose: 'reset-password',
      subjectId: tokenId,
      data: { token: this.links.codeOf('reset-password', tokenId) },
    }));
  }
}
