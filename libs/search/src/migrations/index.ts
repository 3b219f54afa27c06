import { CreateSearchIndex20261121000401 } from './20261121000401-create-search-index.js';

export const searchMigrations = [CreateSearchIndex20261121000401];
