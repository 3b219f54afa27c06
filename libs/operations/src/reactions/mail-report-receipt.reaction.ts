import { Clock, MailTransport, Reaction, type ReactionHandler, Settings, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { receiptMail } from '../domain/receipt-mail.js';
import { OfferReport } from '../entities/offer-report.entity.js';
import { OfferReported } from '../events/offer-reported.event.js';

/** Mails the receipt to who left an address, once. */
@Reaction({ id: 'operations.mail-report-receipt', on: [OfferReported], workload: 'mails' })
export class MailReportReceipt implements ReactionHandler {
  constructor(
    private readonly mails: MailTransport,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async handle(event: StoredEvent, tx: EntityManager): Promise<void> {
    const report = await tx.findOne(OfferReport, {
      where: { id: event.payload.reportId as number },
      lock: { mode: 'pessimistic_write' },
    });
    if (report === null || report.email === null || report.receiptSentAt !== null) {
      return;
    }
    report.receiptSentAt = this.clock.now();
    await tx.save(report);
    await this.mails.send(receiptMail({ ...report, email: report.email }, this.settings.productName));
  }
}
