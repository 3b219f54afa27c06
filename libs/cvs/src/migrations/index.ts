import { CreateCvs20261129001001 } from './20261129001001-create-cvs.js';

export const cvsMigrations = [CreateCvs20261129001001];
