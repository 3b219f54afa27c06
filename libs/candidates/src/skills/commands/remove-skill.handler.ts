import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ProfileEdits } from '../../profile/profile-edits.js';
import { HeldSkills } from '../held-skills.js';
import { RemoveSkill } from './remove-skill.command.js';

@CommandHandler(RemoveSkill)
export class RemoveSkillHandler implements ICommandHandler<RemoveSkill> {
  constructor(
    private readonly edits: ProfileEdits,
    private readonly held: HeldSkills,
  ) {}

  /** @throws DomainError SKILL_NOT_HELD */
  async execute({ accountId, tag }: RemoveSkill): Promise<void> {
    await this.edits.make(accountId, 'skills', async ({ tx }) => {
      const skills = await this.held.find(tx, accountId);
      await this.held.remove(tx, skills, this.held.one(skills, tag));
      return true;
    });
  }
}
