import { CreateLatestSearches20261129001201 } from './20261129001201-create-latest-searches.js';

export const jobSearchesMigrations = [CreateLatestSearches20261129001201];
