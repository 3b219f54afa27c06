import type { Slice } from '../slice.js';
import { HighlightHistoryEntryHandler } from './commands/highlight-history-entry.handler.js';
import { OrderHistoryHandler } from './commands/order-history.handler.js';
import { RemoveHistoryEntryHandler } from './commands/remove-history-entry.handler.js';
import { HistoryChecks } from './history-checks.js';
import { HistoryLists } from './history-lists.js';

/** What experience and education have in common. */
export const historySlice: Slice = {
  entities: [],
  events: [],
  providers: [
    HighlightHistoryEntryHandler,
    HistoryChecks,
    HistoryLists,
    OrderHistoryHandler,
    RemoveHistoryEntryHandler,
  ],
  exports: [],
};
