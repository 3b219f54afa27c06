import { Accounts, EmailChanged, SingleUseTokens } from '@babelboard/identity/contract';
import { Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { MailOnce } from '../mail-once.js';

/** Tells a person at the address before that the account has another one. */
@Reaction({ id: 'notifications.mail-email-changed', on: [EmailChanged], workload: 'mails' })
export class MailEmailChanged implements ReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly accounts: Accounts,
    private readonly tokens: SingleUseTokens,
  ) {}

  async handle({ payload, occurredAt }: StoredEvent, tx: EntityManager): Promise<void> {
    const tokenId = payload.tokenId as string;
    const accountId = payload.accountId as number;
    const account = await this.accounts.find(accountId, tx);
    const used = await this.tokens.find(tx, tokenId);
    // Both are gone when the account is.
    if (account === null || used === null) {
      return;
    }
    await this.mails.send(tx, {
      to: { address: used.data.previousEmail as string, language: account.language, accountId },
      purpose: 'email-changed',
      subjectId: tokenId,
      data: { at: occurredAt },
    });
  }
}
