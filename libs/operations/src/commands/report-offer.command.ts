import { Command } from '@nestjs/cqrs';
import type { ReportReason } from '../domain/report-reason.js';

export interface ReportReceipt {
  reference: string;
  receivedAt: Date;
  /** Whether the receipt goes out as a mail too. */
  mailed: boolean;
}

/** Tells the operators about an offer; anybody may. */
export class ReportOffer extends Command<ReportReceipt> {
  constructor(
    readonly offerId: number,
    readonly report: { reason: ReportReason; text: string; email: string | null },
    /** Tells persons apart (an address): only the same one pressing twice gets the same receipt. Not stored as it is. */
    readonly reporter: string,
  ) {
    super();
  }
}
