import type { JobLanguage } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { askedLanguages } from './asked-languages.js';

const language = (rest: Partial<JobLanguage>): JobLanguage => ({
  id: 2,
  name: 'German',
  slug: 'German',
  level: null,
  cefr: null,
  mandatory: true,
  one_of: null,
  recognised: false,
  ...rest,
});

describe('asked languages of an offer', () => {
  it.each([
    [{ cefr: 'A1', level: 1 }, 1],
    [{ cefr: 'C2', level: 3 }, 6],
    [{ level: 4 }, 7],
    [{ level: 2 }, 4],
    [{}, null],
  ] as const)('%j has rank %s', (rest, rank) => {
    expect(askedLanguages([language(rest)])).toEqual([{ slug: 'German', rank, mandatory: true, oneOf: null }]);
  });
});
