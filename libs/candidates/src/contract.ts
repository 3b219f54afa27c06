export { BlockedCompanies } from './block-list/queries/blocked-companies.js';
export { Challenges } from './challenge/challenges.js';
export { ChallengeStepGiven } from './challenge/events/challenge-step-given.event.js';
export { CompletionNotices } from './completion-notices/completion-notices.js';
export { REMINDER_DAYS } from './completion-notices/domain/reminders.js';
export { ProfileReminderDue } from './completion-notices/events/profile-reminder-due.event.js';
export type { SpokenLanguage } from './languages/domain/spoken-language.js';
export { type NamedLanguage, SpokenLanguages } from './languages/queries/spoken-languages.js';
export type { OnlineProfileKind } from './online-profiles/entities/online-profile.entity.js';
export type { Phone } from './phone/domain/phone.js';
export type { ProfileLevel, ProfileTask, ProfileTasks } from './profile/domain/profile-completion.js';
export { ProfileChanged, type ProfilePart } from './profile/events/profile-changed.event.js';
export { ProfileLevelChanged } from './profile/events/profile-level-changed.event.js';
export { FirstApplications } from './profile/first-applications.js';
export {
  type CandidateProfile,
  CandidateProfiles,
  type ProfileProgress,
} from './profile/queries/candidate-profiles.js';
export { type FindableProfile, FindableProfiles } from './profile/queries/findable-profiles.js';
export { type ProfileSnapshot, ProfileSnapshots, type SnapshotText } from './profile/queries/profile-snapshots.js';
export { type WorkProfile, WorkProfiles } from './profile/queries/work-profiles.js';
export type { HeldSkill } from './skills/domain/held-skill.js';
