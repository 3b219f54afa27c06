export { CandidateUnlocked } from './unlocking/events/candidate-unlocked.event.js';
