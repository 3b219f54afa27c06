import type { Slice } from '../slice.js';
import { AddExperienceHandler } from './commands/add-experience.handler.js';
import { ChangeExperienceHandler } from './commands/change-experience.handler.js';
import { Experience } from './entities/experience.entity.js';
import { ExperienceChecks } from './experience-checks.js';

/** Where a candidate worked. */
export const experienceSlice: Slice = {
  entities: [Experience],
  events: [],
  providers: [AddExperienceHandler, ChangeExperienceHandler, ExperienceChecks],
  exports: [],
};
