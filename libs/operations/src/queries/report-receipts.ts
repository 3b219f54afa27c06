import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OfferReport, type ReportDecision } from '../entities/offer-report.entity.js';

/** What stands in the mail that confirms a report; nothing that was typed. */
export interface MailedReceipt {
  email: string;
  reference: string;
  offerId: number;
  receivedAt: Date;
}

/** What stands in the mail that answers a report. */
export interface MailedDecision extends Omit<MailedReceipt, 'receivedAt'> {
  decision: ReportDecision;
  language: string | null;
}

/** Receipts and answers for who left an address. */
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

  /** Null where nobody left an address, it was erased meanwhile, or nothing is decided. */
  async decision(tx: EntityManager, reportId: number): Promise<MailedDecision | null> {
    const report = await tx.findOneBy(OfferReport, { id: reportId });
    if (report === null || report.email === null || report.decision === null) {
      return null;
    }
    const { email, reference, offerId, decision, language } = report;
    return { email, reference, offerId, decision, language };
  }
}
