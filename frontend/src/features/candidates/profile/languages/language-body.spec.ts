import type { LevelRank } from '@babelboard/language-check';
import { describe, expect, it } from '@jest/globals';
import { rankOf } from '../../../../languages-i-speak/asked-languages.js';
import { RANKS } from '../../../../languages-i-speak/levels.js';
import { languageBody } from './language-body.js';

describe('a language on its way to the server', () => {
  it('has the level and the step of the framework', () => {
    expect(languageBody(3, 1)).toEqual({ language: 3, level: 1, cefr: 'A1' });
    expect(languageBody(3, 4)).toEqual({ language: 3, level: 2, cefr: 'B2' });
    expect(languageBody(3, 6)).toEqual({ language: 3, level: 3, cefr: 'C2' });
    expect(languageBody('German', 7)).toEqual({ language: 'German', level: 4, cefr: null });
  });

  it.each(RANKS.map((rank) => [rank]))('comes back as the same rank %s', (rank: LevelRank) => {
    const { level, cefr = null } = languageBody(3, rank);
    expect(rankOf({ level, cefr })).toBe(rank);
  });
});
