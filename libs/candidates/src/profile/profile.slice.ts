import type { Slice } from '../slice.js';
import { ChangeTextLanguageHandler } from './commands/change-text-language.handler.js';
import { UpdateContactInfoHandler } from './commands/update-contact-info.handler.js';
import { Candidate } from './entities/candidate.entity.js';
import { ProfileText } from './entities/profile-text.entity.js';
import { ProfileChanged } from './events/profile-changed.event.js';
import { ProfileLevelChanged } from './events/profile-level-changed.event.js';
import { FirstApplications } from './first-applications.js';
import { ForgetRegistrants } from './forget-registrants.js';
import { ProfileChanges } from './profile-changes.js';
import { ProfileEdits } from './profile-edits.js';
import { CandidateProfiles } from './queries/candidate-profiles.js';
import { FindableProfiles } from './queries/findable-profiles.js';
import { ProfileFactsReader } from './queries/profile-facts-reader.js';
import { ProfileSnapshots } from './queries/profile-snapshots.js';
import { SiblingFacts } from './queries/sibling-facts.js';
import { WorkProfiles } from './queries/work-profiles.js';
import { CountCvs } from './reactions/count-cvs.reaction.js';
import { TextLanguages } from './text-languages.js';

/** The profile as a whole: who somebody is, how complete it is, and that it changed. */
export const profileSlice: Slice = {
  entities: [Candidate, ProfileText],
  events: [ProfileChanged, ProfileLevelChanged],
  providers: [
    CandidateProfiles,
    ChangeTextLanguageHandler,
    CountCvs,
    FindableProfiles,
    FirstApplications,
    ForgetRegistrants,
    ProfileChanges,
    ProfileEdits,
    ProfileFactsReader,
    ProfileSnapshots,
    SiblingFacts,
    TextLanguages,
    UpdateContactInfoHandler,
    WorkProfiles,
  ],
  exports: [CandidateProfiles, FindableProfiles, FirstApplications, ProfileSnapshots, WorkProfiles],
};
