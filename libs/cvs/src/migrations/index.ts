import { CreateCvs20261129001001 } from './20261129001001-create-cvs.js';
import { FindPendingCvs20261201001001 } from './20261201001001-find-pending-cvs.js';
import { TellScannedCvs20261202001001 } from './20261202001001-tell-scanned-cvs.js';
import { EndReviewsUnderWay20261226001001 } from './20261226001001-end-reviews-under-way.js';

export const cvsMigrations = [
  CreateCvs20261129001001,
  FindPendingCvs20261201001001,
  TellScannedCvs20261202001001,
  EndReviewsUnderWay20261226001001,
];
