import { CreateOffers20261121000301 } from './20261121000301-create-offers.js';
import { AddOfferFingerprints20261122000301 } from './20261122000301-add-offer-fingerprints.js';
import { SanitiseStoredOffers20261125000301 } from './20261125000301-sanitise-stored-offers.js';

export const offersMigrations = [
  CreateOffers20261121000301,
  AddOfferFingerprints20261122000301,
  SanitiseStoredOffers20261125000301,
];
