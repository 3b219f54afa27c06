import { OfferReported, ReportReceipts } from '@babelboard/operations/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';

/** Mails the receipt to who left an address. Its id is older than this lib, and stored. */
@OutsideReaction({ id: 'operations.mail-report-receipt', on: [OfferReported], workload: 'mails' })
export class MailReportReceipt implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly receipts: ReportReceipts,
  ) {}

  async handle({ payload }: StoredEvent<OfferReported>): Promise<void> {
    const { reportId } = payload;
    await this.mails.send(async (tx) => {
      const receipt = await this.receipts.find(tx, reportId);
      if (receipt === null) {
        return null;
      }
      const { email, reference, offerId, receivedAt } = receipt;
      return {
        to: { address: email, language: payload.language, accountId: null },
        purpose: 'report-receipt',
        subjectId: reportId,
        data: { reference, offerId, at: receivedAt },
      };
    });
  }
}
