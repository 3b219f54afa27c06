import { CreateSearchIndex20261121000401 } from './20261121000401-create-search-index.js';
import { CreateSearchStatements20261122000401 } from './20261122000401-create-search-statements.js';

export const searchMigrations = [CreateSearchIndex20261121000401, CreateSearchStatements20261122000401];
