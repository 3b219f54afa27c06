import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ProfileEdits } from '../../profile/profile-edits.js';
import { HeldSkills } from '../held-skills.js';
import { SkillUnknown } from '../skill.errors.js';
import { AddSkill } from './add-skill.command.js';

@CommandHandler(AddSkill)
export class AddSkillHandler implements ICommandHandler<AddSkill> {
  constructor(
    private readonly edits: ProfileEdits,
    private readonly held: HeldSkills,
  ) {}

  /** One that is there already stays where it is. @throws DomainError SKILL_UNKNOWN, TOO_MANY_SKILLS */
  async execute({ accountId, tag }: AddSkill): Promise<boolean> {
    const skill = this.held.record(tag);
    if (skill === undefined) {
      throw new SkillUnknown(String(tag));
    }
    const added = await this.edits.make(accountId, 'skills', async ({ tx }) => {
      const ids = await this.held.find(tx, accountId);
      if (ids.includes(skill.id)) {
        return null;
      }
      await this.held.put(tx, accountId, [...ids, skill.id]);
      return true;
    });
    return added !== null;
  }
}
