import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { inOrder } from '../../profile/domain/in-order.js';
import { ProfileEdits } from '../../profile/profile-edits.js';
import { HISTORY_KINDS } from '../history-kinds.js';
import { HistoryLists } from '../history-lists.js';
import { OrderHistory } from './order-history.command.js';

@CommandHandler(OrderHistory)
export class OrderHistoryHandler implements ICommandHandler<OrderHistory> {
  constructor(
    private readonly edits: ProfileEdits,
    private readonly lists: HistoryLists,
  ) {}

  async execute({ accountId, kind, entryIds }: OrderHistory): Promise<void> {
    await this.edits.make(accountId, kind, async ({ tx }) => {
      const entries = await this.lists.find(tx, HISTORY_KINDS[kind], accountId);
      const ordered = inOrder(entries, entryIds, ({ id }) => id);
      if (ordered.every((entry, at) => entry === entries[at])) {
        return null;
      }
      await this.lists.order(tx, ordered);
      return true;
    });
  }
}
