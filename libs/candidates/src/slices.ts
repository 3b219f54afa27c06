import { avatarSlice } from './avatar/avatar.slice.js';
import { blockListSlice } from './block-list/block-list.slice.js';
import { educationSlice } from './education/education.slice.js';
import { experienceSlice } from './experience/experience.slice.js';
import { languagesSlice } from './languages/languages.slice.js';
import { onlineProfilesSlice } from './online-profiles/online-profiles.slice.js';
import { profileSlice } from './profile/profile.slice.js';
import { registrationSlice } from './registration/registration.slice.js';
import { skillsSlice } from './skills/skills.slice.js';
import type { Slice } from './slice.js';

/** The context on one page. */
export const slices: readonly Slice[] = [
  registrationSlice,
  profileSlice,
  languagesSlice,
  skillsSlice,
  experienceSlice,
  educationSlice,
  onlineProfilesSlice,
  avatarSlice,
  blockListSlice,
];
