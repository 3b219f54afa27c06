import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ProfileEdits } from '../../profile/profile-edits.js';
import { HISTORY_KINDS } from '../history-kinds.js';
import { HistoryLists } from '../history-lists.js';
import { RemoveHistoryEntry } from './remove-history-entry.command.js';

@CommandHandler(RemoveHistoryEntry)
export class RemoveHistoryEntryHandler implements ICommandHandler<RemoveHistoryEntry> {
  constructor(
    private readonly edits: ProfileEdits,
    private readonly lists: HistoryLists,
  ) {}

  /** @throws DomainError HISTORY_ENTRY_NOT_FOUND */
  async execute({ accountId, kind, entryId }: RemoveHistoryEntry): Promise<void> {
    await this.edits.make(accountId, kind, async ({ tx }) => {
      const entries = await this.lists.find(tx, HISTORY_KINDS[kind], accountId);
      const entry = this.lists.one(entries, entryId);
      await tx.delete(HISTORY_KINDS[kind], { id: entryId });
      await this.lists.order(
        tx,
        entries.filter((other) => other !== entry),
      );
      return true;
    });
  }
}
