export { Fits } from './found/queries/fits.js';
export {
  type FoundMatching,
  type MatchingList,
  type MatchingPage,
  Matchings,
  type MatchingsAsked,
} from './found/queries/matchings.js';
export { SettledOffers } from './found/settled-offers.js';
export { DISCARD_REASONS, type DiscardReason, type MatchingState } from './keeping/store/discard-reason.js';
export type { ApplicationFit, FitLack } from './scoring/domain/fit-of-application.js';
export {
  MATCHING_VERSION,
  type Matching,
  type MetLanguage,
  type OccupationCloseness,
  type PartName,
  type PlaceReason,
  type ScoredPart,
  type Unsaid,
} from './scoring/domain/matching.js';
export { yearsOfExperience } from './scoring/domain/years-of-experience.js';
export { ApplicationFits, type SentApplication } from './suiting/application-fits.js';
export { ProfileFits, type ShownProfile } from './suiting/profile-fits.js';
export { MatchingsDue } from './telling/events/matchings-due.event.js';
export { MatchingMails, type MatchingMailWish } from './telling/queries/matching-mails.js';
