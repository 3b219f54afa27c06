import { describe, it } from '@jest/globals';
import { killDuringImports } from './kill-during-imports.js';

describe('kills at random moments during imports', () => {
  it('lose and double nothing: 5 kills', () => killDuringImports(5, 20_261_121), 600_000);
});
