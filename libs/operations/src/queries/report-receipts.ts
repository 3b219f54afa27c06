import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OfferReport } from '../entities/offer-report.entity.js';

/** What stands in the mail that confirms a report; nothing that was typed. */
export interface MailedReceipt {
  email: string;
  reference: string;
  offerId: number;
  receivedAt: Date;
}

/** Receipts for who left an address. */
@Injectable()
export class ReportReceipts {
  /** Null where nobody left an address, or it was erased meanwhile. */
  async find(tx: EntityManager, reportId: number): Promise<MailedReceipt | null> {
    const report = await tx.findOneBy(OfferReport, { id: reportId });
    if (report === null || report.email === null) {
      return null;
    }
    const { email, reference, offerId, receivedAt } = report;
    return { email, reference, offerId, receivedAt };
  }
}
