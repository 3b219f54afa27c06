import { CreateOffers20261121000301 } from './20261121000301-create-offers.js';
import { AddOfferFingerprints20261122000301 } from './20261122000301-add-offer-fingerprints.js';
import { SanitiseStoredOffers20261125000301 } from './20261125000301-sanitise-stored-offers.js';
import { LetCompaniesPost20261203000301 } from './20261203000301-let-companies-post.js';
import { RememberWhatSilencePaused20261204000301 } from './20261204000301-remember-what-silence-paused.js';
import { FindClosingOutcomes20261207000311 } from './20261207000311-find-closing-outcomes.js';
import { AskWhetherOffersAreOpen20261208000301 } from './20261208000301-ask-whether-offers-are-open.js';
import { TakeOffersOff20261209000301 } from './20261209000301-take-offers-off.js';

export const offersMigrations = [
  CreateOffers20261121000301,
  AddOfferFingerprints20261122000301,
  SanitiseStoredOffers20261125000301,
  LetCompaniesPost20261203000301,
  RememberWhatSilencePaused20261204000301,
  FindClosingOutcomes20261207000311,
  AskWhetherOffersAreOpen20261208000301,
  TakeOffersOff20261209000301,
];
