export { CandidateInvited } from './inviting/events/candidate-invited.event.js';
export { type Invitation, Invitations } from './inviting/queries/invitations.js';
export { CandidateUnlocked } from './unlocking/events/candidate-unlocked.event.js';
