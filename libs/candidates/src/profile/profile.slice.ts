import type { Slice } from '../slice.js';
import { Candidate } from './entities/candidate.entity.js';
import { ProfileText } from './entities/profile-text.entity.js';
import { ProfileChanged } from './events/profile-changed.event.js';
import { ProfileLevelChanged } from './events/profile-level-changed.event.js';
import { ProfileChanges } from './profile-changes.js';
import { ProfileEdits } from './profile-edits.js';
import { CandidateProfiles } from './queries/candidate-profiles.js';
import { ProfileFactsReader } from './queries/profile-facts-reader.js';

/** The profile as a whole: who somebody is, how complete it is, and that it changed. */
export const profileSlice: Slice = {
  entities: [Candidate, ProfileText],
  events: [ProfileChanged, ProfileLevelChanged],
  providers: [CandidateProfiles, ProfileChanges, ProfileEdits, ProfileFactsReader],
  exports: [CandidateProfiles],
};
