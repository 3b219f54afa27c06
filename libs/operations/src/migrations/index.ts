import { CreateOfferReports20261122000501 } from './20261122000501-create-offer-reports.js';

export const operationsMigrations = [CreateOfferReports20261122000501];
