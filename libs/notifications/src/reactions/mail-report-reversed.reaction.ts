import { OfferReinstated, ReportReceipts } from '@babelboard/operations/contract';
import { Database, OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';
import { toEach } from '../to-each.js';

/** Tells who reported an offer that was taken off for it, and left an address, that it is back and why. */
@OutsideReaction({ id: 'notifications.mail-report-reversed', on: [OfferReinstated], workload: 'mails' })
export class MailReportReversed implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly receipts: ReportReceipts,
    private readonly database: Database,
  ) {}

  async handle({ payload: { removalId } }: StoredEvent<OfferReinstated>): Promise<void> {
    const reversed = await this.receipts.reversed(this.database.dataSource.manager, removalId);
    await toEach(reversed, async ({ reportId, email, language, ...data }) => {
      await this.mails.send(async () => ({
        to: { address: email, language: language ?? undefined, accountId: null },
        purpose: 'report-reversed',
        subjectId: reportId,
        data,
      }));
    });
  }
}
