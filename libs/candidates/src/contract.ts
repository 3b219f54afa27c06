export type { SpokenLanguage } from './languages/domain/spoken-language.js';
export { type NamedLanguage, SpokenLanguages } from './languages/queries/spoken-languages.js';
export type { ProfileLevel, ProfileTask, ProfileTasks } from './profile/domain/profile-completion.js';
export { ProfileChanged, type ProfilePart } from './profile/events/profile-changed.event.js';
export { ProfileLevelChanged } from './profile/events/profile-level-changed.event.js';
export { type CandidateProfile, CandidateProfiles } from './profile/queries/candidate-profiles.js';
