import { CreateCandidates20261123000801 } from './20261123000801-create-candidates.js';
import { CreateProfiles20261129000801 } from './20261129000801-create-profiles.js';
import { LeaveLevelNotificationToPreferences20261129000802 } from './20261129000802-leave-level-notification-to-preferences.js';
import { CreateCompletionNoticesAndChallenges20261129000890 } from './20261129000890-create-completion-notices-and-challenges.js';
import { CreateProductRatings20261130000801 } from './20261130000801-create-product-ratings.js';
import { NoteFirstApplications20261203000801 } from './20261203000801-note-first-applications.js';
import { TakeSkillsInOwnWords20261211000801 } from './20261211000801-take-skills-in-own-words.js';
import { KeepSuitingAnswers20261213000801 } from './20261213000801-keep-suiting-answers.js';

export const candidatesMigrations = [
  CreateCandidates20261123000801,
  CreateProfiles20261129000801,
  LeaveLevelNotificationToPreferences20261129000802,
  CreateCompletionNoticesAndChallenges20261129000890,
  CreateProductRatings20261130000801,
  NoteFirstApplications20261203000801,
  TakeSkillsInOwnWords20261211000801,
  KeepSuitingAnswers20261213000801,
];
