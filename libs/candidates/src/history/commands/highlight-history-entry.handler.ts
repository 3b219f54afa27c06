import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ProfileEdits } from '../../profile/profile-edits.js';
import { tooManyHighlights } from '../history.errors.js';
import { HISTORY_KINDS } from '../history-kinds.js';
import { HistoryLists } from '../history-lists.js';
import { HighlightHistoryEntry } from './highlight-history-entry.command.js';

/** Who highlights everything highlights nothing. */
const MOST_HIGHLIGHTS = 3;

@CommandHandler(HighlightHistoryEntry)
export class HighlightHistoryEntryHandler implements ICommandHandler<HighlightHistoryEntry> {
  constructor(
    private readonly edits: ProfileEdits,
    private readonly lists: HistoryLists,
  ) {}

  /** @throws DomainError HISTORY_ENTRY_NOT_FOUND, TOO_MANY_HIGHLIGHTS */
  async execute({ accountId, kind, entryId, highlighted: wanted }: HighlightHistoryEntry): Promise<void> {
    await this.edits.make(accountId, kind, async ({ tx }) => {
      const entries = await this.lists.find(tx, HISTORY_KINDS[kind], accountId);
      const entry = this.lists.one(entries, entryId);
      const highlighted = wanted ?? !entry.highlighted;
      if (highlighted === entry.highlighted) {
        return null;
      }
      if (highlighted && entries.filter((other) => other.highlighted).length >= MOST_HIGHLIGHTS) {
        throw tooManyHighlights(MOST_HIGHLIGHTS);
      }
      await tx.update(HISTORY_KINDS[kind], { id: entryId }, { highlighted });
      return true;
    });
  }
}
