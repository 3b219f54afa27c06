import { CreateCvSearchIndex20261221002401 } from './20261221002401-create-cv-search-index.js';

export const cvSearchMigrations = [CreateCvSearchIndex20261221002401];
