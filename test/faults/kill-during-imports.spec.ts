import { describe, it } from '@jest/globals';
import { killDuringImports } from './kill-during-imports.js';

describe('kills at random moments during imports', () => {
  it(
    'lose and double nothing: API, worker and PostgreSQL',
    () => killDuringImports({ kills: 3, newAds: 150, seed: 20_261_121 }),
  );
});
