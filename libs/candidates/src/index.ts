export { CandidateRegistrations } from './candidate-registrations.js';
export { CandidatesModule } from './candidates.module.js';
export { type CandidateAccount, RegisterCandidate } from './commands/register-candidate.command.js';
export { RegisterSocialCandidate } from './commands/register-social-candidate.command.js';
export * from './contract.js';
export { Candidate } from './entities/candidate.entity.js';
export { CandidateLanguage } from './entities/candidate-language.entity.js';
export { candidatesMigrations } from './migrations/index.js';
