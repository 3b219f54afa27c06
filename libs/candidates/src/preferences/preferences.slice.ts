import type { Slice } from '../slice.js';
import { UpdatePreferencesHandler } from './commands/update-preferences.handler.js';
import { PreferenceChecks } from './preference-checks.js';
import { ProfileTexts } from './profile-texts.js';

/** What a candidate wants, and says about themselves. */
export const preferencesSlice: Slice = {
  entities: [],
  events: [],
  providers: [PreferenceChecks, ProfileTexts, UpdatePreferencesHandler],
  exports: [],
};
