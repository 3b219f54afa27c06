import { Command } from '@nestjs/cqrs';
import type { HistoryKind } from '../history-kinds.js';

/** An experience or education goes. */
export class RemoveHistoryEntry extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly kind: HistoryKind,
    readonly entryId: number,
  ) {
    super();
  }
}
