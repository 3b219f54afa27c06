import { Command } from '@nestjs/cqrs';
import type { Operator } from '../operator.js';

/** Leaves an offer on the board: these reports about it name nothing that breaks a rule. */
export class DismissReports extends Command<void> {
  constructor(
    readonly offerId: number,
    /** Those that the operator has read; one that came since stays open. */
    readonly reportIds: number[],
    readonly operator: Operator,
  ) {
    super();
  }
}
