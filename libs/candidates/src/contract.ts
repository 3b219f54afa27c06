export type { ProfileLevel, ProfileTask, ProfileTasks } from './domain/profile-completion.js';
export type { SpokenLanguage } from './domain/spoken-languages.js';
export { type CandidateProfile, CandidateProfiles } from './queries/candidate-profiles.js';
