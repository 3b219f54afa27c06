import { CreateOutbox20261121000001 } from './20261121000001-create-outbox.js';
import { CreateRateLimit20261122000001 } from './20261122000001-create-rate-limit.js';
import { CreateFileRemoval20261123000001 } from './20261123000001-create-file-removal.js';
import { CreateWaitingTasks20261125000011 } from './20261125000011-create-waiting-tasks.js';
import { RetryFileRemovals20261125000012 } from './20261125000012-retry-file-removals.js';
import { CreateProjectionMarks20261126000001 } from './20261126000001-create-projection-marks.js';
import { PutOffFailingMarks20261127000001 } from './20261127000001-put-off-failing-marks.js';

export const platformMigrations = [
  CreateOutbox20261121000001,
  CreateRateLimit20261122000001,
  CreateFileRemoval20261123000001,
  CreateWaitingTasks20261125000011,
  RetryFileRemovals20261125000012,
  CreateProjectionMarks20261126000001,
  PutOffFailingMarks20261127000001,
];
