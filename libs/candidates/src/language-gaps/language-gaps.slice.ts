import type { Slice } from '../slice.js';
import { LanguageDemands } from './language-demands.js';
import { LanguageGapPlanner } from './queries/language-gap-planner.js';

/** Which languages would open more offers. */
export const languageGapsSlice: Slice = {
  entities: [],
  events: [],
  providers: [LanguageDemands, LanguageGapPlanner],
  exports: [LanguageGapPlanner],
};
