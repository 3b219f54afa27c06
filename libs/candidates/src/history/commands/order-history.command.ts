import { Command } from '@nestjs/cqrs';
import type { HistoryKind } from '../history-kinds.js';

/** Experience or education stands in another order. */
export class OrderHistory extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly kind: HistoryKind,
    /** All of them, in the order wanted. */
    readonly entryIds: readonly number[],
  ) {
    super();
  }
}
