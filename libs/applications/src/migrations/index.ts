import { CreateApplications20261203001901 } from './20261203001901-create-applications.js';
import { CreateConversations20261203001902 } from './20261203001902-create-conversations.js';
import { CreateMailAnswers20261204001910 } from './20261204001910-create-mail-answers.js';
import { KeepReplyClock20261205001911 } from './20261205001911-keep-reply-clock.js';
import { FindWaitingApplicants20261205001930 } from './20261205001930-find-waiting-applicants.js';
import { KeepApplicationsForATime20261206001940 } from './20261206001940-keep-applications-for-a-time.js';
import { NoteWhatIsToBeTold20261207001912 } from './20261207001912-note-what-is-to-be-told.js';
import { CreateInterviews20261207001950 } from './20261207001950-create-interviews.js';
import { FollowRewordedQuestions20261208001952 } from './20261208001952-follow-reworded-questions.js';
import { KeepKeysOfNotes20261208001953 } from './20261208001953-keep-keys-of-notes.js';
import { CountApplicationsByPlatform20261209001960 } from './20261209001960-count-applications-by-platform.js';
import { SendSkillsInOwnWords20261211001901 } from './20261211001901-send-skills-in-own-words.js';

export const applicationsMigrations = [
  CreateApplications20261203001901,
  CreateConversations20261203001902,
  CreateMailAnswers20261204001910,
  KeepReplyClock20261205001911,
  FindWaitingApplicants20261205001930,
  KeepApplicationsForATime20261206001940,
  NoteWhatIsToBeTold20261207001912,
  CreateInterviews20261207001950,
  FollowRewordedQuestions20261208001952,
  KeepKeysOfNotes20261208001953,
  CountApplicationsByPlatform20261209001960,
  SendSkillsInOwnWords20261211001901,
];
