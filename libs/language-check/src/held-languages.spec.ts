import { describe, expect, it } from '@jest/globals';
import { findHeldLanguagesFault } from './held-languages.js';
import type { LevelRank } from './language-levels.js';

const holds = (...ranks: (LevelRank | null)[]) => ranks.map((rank, index) => ({ slug: `Language ${index}`, rank }));

describe('languages that one person holds', () => {
  it('may be three mother tongues among others, languages without a level, and none', () => {
    expect(findHeldLanguagesFault(holds(7, 6, 7, null, 1, 7))).toBeNull();
    expect(findHeldLanguagesFault([])).toBeNull();
  });

  it('are not four mother tongues: the fourth is named', () => {
    expect(findHeldLanguagesFault(holds(7, 7, 3, 7, 7, 7))).toEqual({ kind: 'too-many-mother-tongues', index: 4 });
  });

  it('are each named once: the second time is named', () => {
    const twice = [...holds(7, 3), { slug: 'Language 0', rank: 2 as const }];
    expect(findHeldLanguagesFault(twice)).toEqual({ kind: 'repeated', index: 2 });
  });
});
