import { Injectable } from '@nestjs/common';
import { Between, type EntityManager, IsNull, Not } from 'typeorm';
import { OfferReport, type ReportDecision } from '../entities/offer-report.entity.js';
import { OfferRemoval } from '../moderation/entities/offer-removal.entity.js';

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

/** What stands in the mail to who reported an offer that is back. */
export interface MailedReversal extends Omit<MailedReceipt, 'receivedAt'> {
  reportId: number;
  language: string | null;
  /** Why, in the operator's words. */
  explanation: string | null;
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

  /** Reports, with an address, that were answered by a removal which is reversed now. */
  async reversed(tx: EntityManager, removalId: number): Promise<MailedReversal[]> {
    const removal = await tx.findOneBy(OfferRemoval, { id: removalId });
    if (removal === null || removal.reinstatedAt === null) {
      return [];
    }
    const { offerId, removedAt, reinstatedAt, reinstatedFor } = removal;
    const reports = await tx.find(OfferReport, {
      where: { offerId, decision: 'removed', decidedAt: Between(removedAt, reinstatedAt), email: Not(IsNull()) },
      order: { id: 'ASC' },
    });
    return reports.flatMap(({ id: reportId, email, reference, language }) =>
      email === null ? [] : { reportId, email, reference, offerId, language, explanation: reinstatedFor },
    );
  }
}
