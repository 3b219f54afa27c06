import { EmailVerificationRequested, SingleUseTokens } from '@babelboard/identity/contract';
import { Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { MailOnce } from '../mail-once.js';

/** Mails the link that verifies an address. */
@Reaction({
  id: 'notifications.mail-email-verification',
  on: [EmailVerificationRequested],
  workload: 'mails',
})
export class MailEmailVerification implements ReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly tokens: SingleUseTokens,
  ) {}

  async handle({ payload }: StoredEvent, tx: EntityManager): Promise<void> {
    const tokenId = payload.tokenId as string;
    await this.mails.send(tx, {
      to: { accountId: payload.accountId as number },
      purpose: 'verify-email',
      subjectId: tokenId,
      data: { token: this.tokens.tokenOf(tokenId, 'verify-email') },
    });
  }
}
