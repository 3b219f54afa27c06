import { MailedLinks, SocialLinkRequested } from '@babelboard/identity/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';

/** Mails the link with which somebody who came by a provider shows that the address is theirs; they may have no account yet. */
@OutsideReaction({ id: 'notifications.mail-social-link', on: [SocialLinkRequested], workload: 'mails' })
export class MailSocialLink implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly links: MailedLinks,
  ) {}

  async handle({ payload }: StoredEvent<SocialLinkRequested>): Promise<void> {
    const { tokenId } = payload;
    await this.mails.send(async (tx) => {
      const pending = await this.links.socialLink(tx, tokenId);
      if (pending === null) {
        return null;
      }
      return {
        to: {
          address: pending.email,
          language: payload.language,
          accountId: pending.accountId,
        },
        purpose: 'social-link',
        subjectId: tokenId,
        data: { token: this.links.codeOf('social-link', tokenId) },
      };
    });
  }
}
