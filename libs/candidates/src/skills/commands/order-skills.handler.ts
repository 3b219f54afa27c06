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

  async execute({ accountId, ids }: OrderSkills): Promise<void> {
    await this.edits.make(accountId, 'skills', async ({ tx }) => {
      const skills = await this.held.find(tx, accountId);
      const ordered = inOrder(skills, ids, (skill) => skill.listId());
      if (ordered.every((skill, at) => skill === skills[at])) {
        return null;
      }
      await this.held.order(tx, ordered);
      return true;
    });
  }
}
