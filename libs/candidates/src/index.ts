export { CandidateRegistrations } from './candidate-registrations.js';
export { candidatesContext } from './candidates.context.js';
export { type CandidateAccount, RegisterCandidate } from './commands/register-candidate.command.js';
export { RegisterSocialCandidate } from './commands/register-social-candidate.command.js';
export * from './contract.js';
