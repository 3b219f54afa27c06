export * from './contract.js';
export { DiscardMatching } from './found/commands/discard-matching.command.js';
export { MarkMatchingsSeen } from './found/commands/mark-matchings-seen.command.js';
export { RestoreMatching } from './found/commands/restore-matching.command.js';
export { OffersToMatch, type OfferToMatch } from './keeping/inputs/offers-to-match.js';
export { PeopleToMatch, type PersonToMatch } from './keeping/inputs/people-to-match.js';
export { matchingContext } from './matching.context.js';
export { type AskedOfPeople, SuitingPeople } from './suiting/suiting-people.js';
export { ChangeMatchingMails } from './telling/commands/change-matching-mails.command.js';
