import { Command } from '@nestjs/cqrs';
import type { ReportReason } from '../domain/report-reason.js';

export interface ReportReceipt {
  reference: string;
  receivedAt: Date;
  /** Whether an address was given; whether a mail goes there, which got many already, nobody is told. */
  mailed: boolean;
}

/** Tells the operators about an offer; anybody may. */
export class ReportOffer extends Command<ReportReceipt> {
  constructor(
    readonly offerId: number,
    readonly report: { reason: ReportReason; text: string; email: string | null },
    /** Tells persons apart (an address): only the same one pressing twice gets the same receipt. Not stored as it is. */
    readonly reporter: string,
    /** Of the receipt. */
    readonly language: string,
    /** Whoever was invited to an offer has seen it, on the board or not any more. */
    readonly seen: { invited: boolean } = { invited: false },
  ) {
    super();
  }
}
