import { Command } from '@nestjs/cqrs';
import type { ReportReason } from '../../domain/report-reason.js';
import type { Operator } from '../operator.js';

/** Takes an offer off the board, with the reasons for its company. Open reports about it are decided by that. */
export class TakeOffOffer extends Command<void> {
  constructor(
    readonly offerId: number,
    readonly reasons: { ground: ReportReason; explanation: string },
    readonly operator: Operator,
  ) {
    super();
  }
}
