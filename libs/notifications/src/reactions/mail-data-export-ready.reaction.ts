import { DataExportReady, SingleUseTokens } from '@babelboard/identity/contract';
import { Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { MailOnce } from '../mail-once.js';

/** Mails the link to the copy of a person's data. */
@Reaction({
  id: 'notifications.mail-data-export-ready',
  on: [DataExportReady],
  workload: 'mails',
})
export class MailDataExportReady implements ReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly tokens: SingleUseTokens,
  ) {}

  async handle({ payload }: StoredEvent, tx: EntityManager): Promise<void> {
    const tokenId = payload.tokenId as string;
    await this.mails.send(tx, {
      to: { accountId: payload.accountId as number },
      purpose: 'data-export-ready',
      subjectId: tokenId,
      data: { token: this.tokens.tokenOf(tokenId, 'data-export') },
    });
  }
}
