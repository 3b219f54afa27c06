import type { Slice } from '../slice.js';
import { AddSkillHandler } from './commands/add-skill.handler.js';
import { OrderSkillsHandler } from './commands/order-skills.handler.js';
import { RemoveSkillHandler } from './commands/remove-skill.handler.js';
import { CandidateSkill } from './entities/candidate-skill.entity.js';
import { HeldSkills } from './held-skills.js';
import { NamedSkills } from './named-skills.js';

/** What a candidate can do, in ESCO's terms or in their own words. */
export const skillsSlice: Slice = {
  entities: [CandidateSkill],
  events: [],
  providers: [AddSkillHandler, HeldSkills, NamedSkills, OrderSkillsHandler, RemoveSkillHandler],
  exports: [],
};
