import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { inOrder } from '../../profile/domain/in-order.js';
import { ProfileEdits } from '../../profile/profile-edits.js';
import { HeldLanguages } from '../held-languages.js';
import { OrderSpokenLanguages } from './order-spoken-languages.command.js';

@CommandHandler(OrderSpokenLanguages)
export class OrderSpokenLanguagesHandler implements ICommandHandler<OrderSpokenLanguages> {
  constructor(
    private readonly edits: ProfileEdits,
    private readonly held: HeldLanguages,
  ) {}

  async execute({ accountId, languageIds }: OrderSpokenLanguages): Promise<void> {
    await this.edits.make(accountId, 'languages', async ({ tx }) => {
      const spoken = await this.held.find(tx, accountId);
      const ordered = inOrder(spoken, languageIds, ({ languageId }) => languageId);
      if (ordered.every((language, at) => language === spoken[at])) {
        return null;
      }
      await this.held.put(tx, accountId, ordered);
      return true;
    });
  }
}
