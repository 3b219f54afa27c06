import { CreateCandidateHandlesAndViews20261218002401 } from './20261218002401-create-candidate-handles-and-views.js';

export const cvSearchMigrations = [CreateCandidateHandlesAndViews20261218002401];
