import { OfferReported, ReportReceipts } from '@babelboard/operations/contract';
import { Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { MailOnce } from '../mail-once.js';

/** Mails the receipt to who left an address. Its id is older than this lib, and stored. */
@Reaction({ id: 'operations.mail-report-receipt', on: [OfferReported], workload: 'mails' })
export class MailReportReceipt implements ReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly receipts: ReportReceipts,
  ) {}

  async handle({ payload }: StoredEvent, tx: EntityManager): Promise<void> {
    const reportId = payload.reportId as number;
    const receipt = await this.receipts.find(tx, reportId);
    if (receipt === null) {
      return;
    }
    const { email, reference, offerId, receivedAt } = receipt;
    await this.mails.send(tx, {
      to: { address: email, language: 'en', accountId: null },
      purpose: 'report-receipt',
      subjectId: reportId,
      data: { reference, offerId, at: receivedAt },
    });
  }
}
