import { REMOTE_MODES } from '@babelboard/offers/contract';
import { describe, expect, it } from '@jest/globals';
import {
  type AskedLanguage,
  languageLevelOf,
  languageLevelTerm,
  remoteModeOf,
  remoteTerm,
  salaryStepOf,
  salaryStepsFrom,
} from './coded-values.js';
import { readTerm, termRange } from './terms.js';

describe('values without an id of their own', () => {
  it.each(REMOTE_MODES)('%s leads back to itself', (mode) => {
    expect(readTerm(remoteTerm(mode)).group).toBe('remote');
    expect(remoteModeOf(readTerm(remoteTerm(mode)).id)).toBe(mode);
  });

  it('are no kind of remote work for a number that is none', () => {
    expect([0, 99].map(remoteModeOf)).toEqual([undefined, undefined]);
  });

  it.each<AskedLanguage>([
    { languageId: 9, level: 1 },
    { languageId: 9, level: 7 },
    { languageId: 9, level: null },
    { languageId: 10, level: null },
  ])('a language with a level leads back to both: %j', (asked) => {
    expect(readTerm(languageLevelTerm(asked)).group).toBe('languageLevel');
    expect(languageLevelOf(readTerm(languageLevelTerm(asked)).id)).toEqual(asked);
  });

  it('no offer has the term of an impossible language', () => {
    expect(languageLevelTerm({ languageId: 1.5, level: 4 })).toBe(termRange('languageLevel')[0]);
  });

  it('a salary is the highest step that it reaches', () => {
    expect([null, 19_999, 20_000, 59_999, 1_000_000].map(salaryStepOf)).toEqual([null, null, 20_000, 50_000, 150_000]);
  });

  it('offers of at least a step are those of it and of all above', () => {
    expect(salaryStepsFrom(75_000)).toEqual([75_000, 100_000, 150_000]);
  });
});
