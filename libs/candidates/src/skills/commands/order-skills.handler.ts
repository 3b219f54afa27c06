import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { inOrder } from '../../profile/domain/in-order.js';
import { ProfileEdits } from '../../profile/profile-edits.js';
import { HeldSkills } from '../held-skills.js';
import { OrderSkills } from './order-skills.command.js';

@CommandHandler(OrderSkills)
export class OrderSkillsHandler implements ICommandHandler<OrderSkills> {
  constructor(
    private readonly edits: ProfileEdits,
    private readonly held: HeldSkills,
  ) {}

  async execute({ accountId, skillIds }: OrderSkills): Promise<void> {
    await this.edits.make(accountId, 'skills', async ({ tx }) => {
      const ids = await this.held.find(tx, accountId);
      const ordered = inOrder(ids, skillIds, (id) => id);
      if (ordered.every((id, at) => id === ids[at])) {
        return null;
      }
      await this.held.put(tx, accountId, ordered);
      return true;
    });
  }
}
