import { CreateMatchings20261212002101 } from './20261212002101-create-matchings.js';

export const matchingMigrations = [CreateMatchings20261212002101];
