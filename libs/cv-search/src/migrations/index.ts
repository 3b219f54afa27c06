import { CreateCandidateHandlesAndViews20261218002401 } from './20261218002401-create-candidate-handles-and-views.js';
import { CreateCvSearchIndex20261221002401 } from './20261221002401-create-cv-search-index.js';
import { CreateCandidateUnlocks20261222002401 } from './20261222002401-create-candidate-unlocks.js';
import { CreateCandidateInvitations20261223002401 } from './20261223002401-create-candidate-invitations.js';
import { CreateSavedPeopleSearches20261224002401 } from './20261224002401-create-saved-people-searches.js';
import { SayOfferOfViews20261227002401 } from './20261227002401-say-offer-of-views.js';

export const cvSearchMigrations = [
  CreateCandidateHandlesAndViews20261218002401,
  CreateCvSearchIndex20261221002401,
  CreateCandidateUnlocks20261222002401,
  CreateCandidateInvitations20261223002401,
  CreateSavedPeopleSearches20261224002401,
  SayOfferOfViews20261227002401,
];
