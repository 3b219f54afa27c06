import { CreateOffers20261121000301 } from './20261121000301-create-offers.js';
import { AddOfferFingerprints20261122000301 } from './20261122000301-add-offer-fingerprints.js';

export const offersMigrations = [CreateOffers20261121000301, AddOfferFingerprints20261122000301];
