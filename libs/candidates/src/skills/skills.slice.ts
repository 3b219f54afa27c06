import type { Slice } from '../slice.js';
import { CandidateSkill } from './entities/candidate-skill.entity.js';

/** What a candidate can do, in ESCO's terms. */
export const skillsSlice: Slice = {
  entities: [CandidateSkill],
  events: [],
  providers: [],
  exports: [],
};
