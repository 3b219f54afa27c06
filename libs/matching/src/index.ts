export * from './contract.js';
export { DiscardMatching } from './found/commands/discard-matching.command.js';
export { MarkMatchingsSeen } from './found/commands/mark-matchings-seen.command.js';
export { RestoreMatching } from './found/commands/restore-matching.command.js';
export { matchingContext } from './matching.context.js';
