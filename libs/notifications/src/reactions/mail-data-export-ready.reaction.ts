import { MailedLinks } from '@babelboard/identity/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { DataExportReady } from '@babelboard/privacy/contract';
import { MailOnce } from '../mail-once.js';

/** Mails the link to the copy of a person's data. */
@OutsideReaction({
  id: 'notifications.mail-data-export-ready',
  on: [DataExportReady],
  workload: 'mails',
})
export class MailDataExportReady implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly links: MailedLinks,
  ) {}

  async handle({ payload }: StoredEvent<DataExportReady>): Promise<void> {
    const { tokenId } = payload;
    await this.mails.send(async () => ({
      to: { accountId: payload.accountId },
      purpose: 'data-export-ready',
      subjectId: tokenId,
      data: { token: this.links.codeOf('data-export', tokenId) },
    }));
  }
}
