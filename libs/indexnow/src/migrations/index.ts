import { CreateIndexnowOffer20261122000602 } from './20261122000602-create-indexnow-offer.js';
import { ClaimIndexnowOffers20261125000610 } from './20261125000610-claim-indexnow-offers.js';

export const indexnowMigrations = [CreateIndexnowOffer20261122000602, ClaimIndexnowOffers20261125000610];
