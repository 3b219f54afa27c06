import { ReportDecided, ReportReceipts } from '@babelboard/operations/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';

/** Tells who reported an offer, and left an address, what became of it. */
@OutsideReaction({ id: 'notifications.mail-report-decided', on: [ReportDecided], workload: 'mails' })
export class MailReportDecided implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly receipts: ReportReceipts,
  ) {}

  async handle({ payload: { reportId } }: StoredEvent<ReportDecided>): Promise<void> {
    await this.mails.send(async (tx) => {
      const decided = await this.receipts.decision(tx, reportId);
      if (decided === null) {
        return null;
      }
      const { email, language, reference, offerId, decision } = decided;
      return {
        to: { address: email, language: language ?? undefined, accountId: null },
        purpose: 'report-decided',
        subjectId: reportId,
        data: { reference, offerId, decision },
      };
    });
  }
}
