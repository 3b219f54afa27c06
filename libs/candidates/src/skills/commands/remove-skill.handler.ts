import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ProfileEdits } from '../../profile/profile-edits.js';
import { HeldSkills } from '../held-skills.js';
import { skillNotHeld } from '../skill.errors.js';
import { RemoveSkill } from './remove-skill.command.js';

@CommandHandler(RemoveSkill)
export class RemoveSkillHandler implements ICommandHandler<RemoveSkill> {
  constructor(
    private readonly edits: ProfileEdits,
    private readonly held: HeldSkills,
  ) {}

  /** @throws DomainError SKILL_NOT_HELD */
  async execute({ accountId, tag }: RemoveSkill): Promise<void> {
    const skill = this.held.record(tag);
    await this.edits.make(accountId, 'skills', async ({ tx }) => {
      const ids = await this.held.find(tx, accountId);
      if (skill === undefined || !ids.includes(skill.id)) {
        throw skillNotHeld();
      }
      await this.held.put(
        tx,
        accountId,
        ids.filter((id) => id !== skill.id),
      );
      return true;
    });
  }
}
