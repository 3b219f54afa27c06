import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ProfileEdits } from '../../profile/profile-edits.js';
import type { CandidateSkill } from '../entities/candidate-skill.entity.js';
import { HeldSkills } from '../held-skills.js';
import { NamedSkills } from '../named-skills.js';
import { type AddedSkill, AddSkill } from './add-skill.command.js';

@CommandHandler(AddSkill)
export class AddSkillHandler implements ICommandHandler<AddSkill> {
  constructor(
    private readonly edits: ProfileEdits,
    private readonly named: NamedSkills,
    private readonly held: HeldSkills,
  ) {}

  /** One that is there already stays where it is. @throws DomainError TOO_MANY_SKILLS, and those of `NamedSkills` */
  async execute({ accountId, tag }: AddSkill): Promise<AddedSkill> {
    const wanted = await this.named.find(tag);
    let before: CandidateSkill | undefined;
    const added = await this.edits.make(accountId, 'skills', async ({ tx }) => {
      const skills = await this.held.find(tx, accountId);
      before = skills.find((skill) => skill.is(wanted));
      return before === undefined ? this.held.add(tx, accountId, skills, wanted) : null;
    });
    const skill = (added ?? before) as CandidateSkill;
    return { id: skill.listId(), ownName: skill.ownName, added: added !== null };
  }
}
