import { CreateCvs20261129001001 } from './20261129001001-create-cvs.js';
import { FindPendingCvs20261201001001 } from './20261201001001-find-pending-cvs.js';

export const cvsMigrations = [CreateCvs20261129001001, FindPendingCvs20261201001001];
