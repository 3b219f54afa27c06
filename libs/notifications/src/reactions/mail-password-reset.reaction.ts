import { PasswordResetRequested, SingleUseTokens } from '@babelboard/identity/contract';
import { Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { MailOnce } from '../mail-once.js';

/** Mails the link to a new password. */
@Reaction({
  id: 'notifications.mail-password-reset',
  on: [PasswordResetRequested],
  workload: 'mails',
})
export class MailPasswordReset implements ReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly tokens: SingleUseTokens,
  ) {}

  async handle({ payload }: StoredEvent, tx: EntityManager): Promise<void> {
    const tokenId = payload.tokenId as string;
    await this.mails.send(tx, {
      to: { accountId: payload.accountId as number },
      purpose: 'reset-password',
      subjectId: tokenId,
      data: { token: this.tokens.tokenOf(tokenId, 'reset-password') },
    });
  }
}
