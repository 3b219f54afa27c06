import { Command } from '@nestjs/cqrs';
import type { HistoryKind } from '../history-kinds.js';

/** An experience or education is to be seen first, or is one among the others again. */
export class HighlightHistoryEntry extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly kind: HistoryKind,
    readonly entryId: number,
    /** Null: the other way round than it is. */
    readonly highlighted: boolean | null,
  ) {
    super();
  }
}
