import type { Slice } from '../slice.js';
import { AddEducationHandler } from './commands/add-education.handler.js';
import { ChangeEducationHandler } from './commands/change-education.handler.js';
import { EducationChecks } from './education-checks.js';
import { Education } from './entities/education.entity.js';

/** Where a candidate learnt. */
export const educationSlice: Slice = {
  entities: [Education],
  events: [],
  providers: [AddEducationHandler, ChangeEducationHandler, EducationChecks],
  exports: [],
};
