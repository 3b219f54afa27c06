import { describe, it } from '@jest/globals';
import { killDuringImports } from './kill-during-imports.js';

describe('kills at random moments during imports', () => {
  it(
    'lose and double nothing: 50 kills',
    () => killDuringImports({ kills: 50, newAds: 300, seed: 5_020_261 }),
  );
});
