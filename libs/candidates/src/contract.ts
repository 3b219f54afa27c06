export type { ProfileLevel, ProfileTask, ProfileTasks } from './domain/profile-completion.js';
export type { SpokenLanguage } from './domain/spoken-language.js';
export { type CandidateProfile, CandidateProfiles } from './queries/candidate-profiles.js';
export { type NamedLanguage, SpokenLanguages } from './queries/spoken-languages.js';
