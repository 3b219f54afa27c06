import { describe, expect, it } from '@jest/globals';
import {
  type FilterableOffer,
  HIDDEN_OFFER,
  languageLevelOf,
  languageLevelTerm,
  readTerm,
  remoteModeOf,
  remoteTerm,
  salaryStepOf,
  salaryStepsFrom,
  termOf,
  termRange,
  termsOfOffer,
} from './terms.js';

const OFFER: FilterableOffer = {
  shown: true,
  companyId: 7,
  countryIds: [276, 40],
  cityIds: [5],
  languageIds: [2, 2],
  languageLevels: [{ languageId: 2, level: 4 }],
  adLanguageId: 2,
  workingLanguageId: 1,
  noLocalLanguage: true,
  remote: 'Remote',
  experience: 3,
  employmentTypes: [2, 1],
  salaryPerYearInEuro: 45_000,
};

describe('terms', () => {
  it('keep groups apart and lead back to their ids', () => {
    expect(readTerm(termOf('city', 2_950_159))).toEqual({ group: 'city', id: 2_950_159 });
    expect(termOf('country', 276)).not.toBe(termOf('language', 276));
    expect(remoteModeOf(readTerm(remoteTerm('Hybrid')).id)).toBe('Hybrid');
  });

  it.each([0, -1, 1.5, Number.NaN, 5_000_000_000])('of the impossible id %s is one that no offer has', (id) => {
    const [first] = termRange('city');
    expect(termOf('city', id)).toBe(first);
  });

  it('of an offer are sorted, each once, beginning with that of every offer', () => {
    expect(termsOfOffer(OFFER)).toEqual([
      0, 100_000_040, 100_000_276, 200_000_005, 300_000_002, 400_000_001, 500_000_003, 600_000_001, 600_000_002,
      700_000_020, 800_000_002, 900_000_001, 1_000_000_001, 1_100_040_000, 1_200_000_007,
    ]);
  });

  it('of an offer that is not shown are only the one that says so', () => {
    expect(termsOfOffer({ ...OFFER, shown: false })).toEqual([HIDDEN_OFFER]);
  });

  it('of a language with its level lead back to both', () => {
    expect(languageLevelOf(readTerm(languageLevelTerm({ languageId: 9, level: 7 })).id)).toEqual({
      languageId: 9,
      level: 7,
    });
    expect(languageLevelOf(readTerm(languageLevelTerm({ languageId: 9, level: null })).id)).toEqual({
      languageId: 9,
      level: null,
    });
    expect(languageLevelTerm({ languageId: 1.5, level: 4 })).toBe(termRange('languageLevel')[0]);
  });

  it('of a salary are the highest step that it reaches', () => {
    expect([null, 19_999, 20_000, 59_999, 1_000_000].map(salaryStepOf)).toEqual([null, null, 20_000, 50_000, 150_000]);
    expect(salaryStepsFrom(75_000)).toEqual([75_000, 100_000, 150_000]);
  });
});
