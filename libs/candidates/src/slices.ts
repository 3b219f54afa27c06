import { avatarSlice } from './avatar/avatar.slice.js';
import { blockListSlice } from './block-list/block-list.slice.js';
import { challengeSlice } from './challenge/challenge.slice.js';
import { completionNoticesSlice } from './completion-notices/completion-notices.slice.js';
import { cvSearchConsentSlice } from './cv-search-consent/cv-search-consent.slice.js';
import { educationSlice } from './education/education.slice.js';
import { experienceSlice } from './experience/experience.slice.js';
import { historySlice } from './history/history.slice.js';
import { languageGapsSlice } from './language-gaps/language-gaps.slice.js';
import { languagesSlice } from './languages/languages.slice.js';
import { onlineProfilesSlice } from './online-profiles/online-profiles.slice.js';
import { phoneSlice } from './phone/phone.slice.js';
import { preferencesSlice } from './preferences/preferences.slice.js';
import { productRatingSlice } from './product-rating/product-rating.slice.js';
import { profileSlice } from './profile/profile.slice.js';
import { registrationSlice } from './registration/registration.slice.js';
import { sectorsSlice } from './sectors/sectors.slice.js';
import { skillsSlice } from './skills/skills.slice.js';
import type { Slice } from './slice.js';
import { suitingCandidatesSlice } from './suiting-candidates/suiting-candidates.slice.js';

/** The context on one page. */
export const slices: readonly Slice[] = [
  registrationSlice,
  profileSlice,
  phoneSlice,
  languagesSlice,
  languageGapsSlice,
  skillsSlice,
  sectorsSlice,
  preferencesSlice,
  historySlice,
  experienceSlice,
  educationSlice,
  onlineProfilesSlice,
  avatarSlice,
  cvSearchConsentSlice,
  blockListSlice,
  completionNoticesSlice,
  challengeSlice,
  productRatingSlice,
  suitingCandidatesSlice,
];
