import { CreateMatchings20261212002101 } from './20261212002101-create-matchings.js';
import { TellOfMatchings20261212002102 } from './20261212002102-tell-of-matchings.js';
import { NumberMatchingChanges20261215002101 } from './20261215002101-number-matching-changes.js';
import { DropIndexesOfNearness20261215002102 } from './20261215002102-drop-indexes-of-nearness.js';

export const matchingMigrations = [
  CreateMatchings20261212002101,
  TellOfMatchings20261212002102,
  NumberMatchingChanges20261215002101,
  DropIndexesOfNearness20261215002102,
];
