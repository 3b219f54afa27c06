import { Accounts, EmailChanged, SingleUseTokens } from '@babelboard/identity/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';

/** Tells a person at the address before that the account has another one. */
@OutsideReaction({ id: 'notifications.mail-email-changed', on: [EmailChanged], workload: 'mails' })
export class MailEmailChanged implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly accounts: Accounts,
    private readonly tokens: SingleUseTokens,
  ) {}

  async handle({ payload, occurredAt }: StoredEvent): Promise<void> {
    const tokenId = payload.tokenId as string;
    const accountId = payload.accountId as number;
    await this.mails.send(async (tx) => {
      const account = await this.accounts.find(accountId, tx);
      const used = await this.tokens.find(tx, tokenId);
      // Both are gone when the account is.
      if (account === null || used === null) {
        return null;
      }
      return {
        to: { address: used.data.previousEmail as string, language: account.language, accountId },
        purpose: 'email-changed',
        subjectId: tokenId,
        data: { at: occurredAt },
      };
    });
  }
}
