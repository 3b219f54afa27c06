import { Accounts, EmailChangeRequested, SingleUseTokens } from '@babelboard/identity/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';

/** Mails the link that confirms a new address, to that address. */
@OutsideReaction({ id: 'notifications.mail-email-confirmation', on: [EmailChangeRequested], workload: 'mails' })
export class MailEmailConfirmation implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly accounts: Accounts,
    private readonly tokens: SingleUseTokens,
  ) {}

  async handle({ payload }: StoredEvent): Promise<void> {
    const tokenId = payload.tokenId as string;
    const accountId = payload.accountId as number;
    await this.mails.send(async (tx) => {
      const account = await this.accounts.find(accountId, tx);
      const asked = await this.tokens.find(tx, tokenId);
      // Both are gone when the account is.
      if (account === null || asked === null) {
        return null;
      }
      return {
        to: { address: asked.data.email as string, language: account.language, accountId },
        purpose: 'confirm-email',
        subjectId: tokenId,
        data: { token: this.tokens.tokenOf(tokenId, 'change-email') },
      };
    });
  }
}
