export { candidatesContext } from './candidates.context.js';
export * from './contract.js';
export { CandidateRegistrations } from './registration/candidate-registrations.js';
export { type CandidateAccount, RegisterCandidate } from './registration/commands/register-candidate.command.js';
export { RegisterSocialCandidate } from './registration/commands/register-social-candidate.command.js';
