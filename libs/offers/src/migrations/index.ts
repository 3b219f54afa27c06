import { CreateOffers20261121000301 } from './20261121000301-create-offers.js';

export const offersMigrations = [CreateOffers20261121000301];
