import { CreateIndexnowOffer20261122000602 } from './20261122000602-create-indexnow-offer.js';

export const indexnowMigrations = [CreateIndexnowOffer20261122000602];
