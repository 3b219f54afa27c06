import { SingleUseTokens, SocialLinkRequested } from '@babelboard/identity/contract';
import { Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { MailOnce } from '../mail-once.js';

/** Mails the link with which somebody who came by a provider shows that the address is theirs; they may have no account yet. */
@Reaction({ id: 'notifications.mail-social-link', on: [SocialLinkRequested], workload: 'mails' })
export class MailSocialLink implements ReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly tokens: SingleUseTokens,
  ) {}

  async handle({ payload }: StoredEvent, tx: EntityManager): Promise<void> {
    const tokenId = payload.tokenId as string;
    const pending = await this.tokens.find(tx, tokenId);
    if (pending === null) {
      return;
    }
    await this.mails.send(tx, {
      to: { address: pending.data.email as string, language: 'en', accountId: pending.accountId },
      purpose: 'social-link',
      subjectId: tokenId,
      data: { token: this.tokens.tokenOf(tokenId, 'social-link') },
    });
  }
}
