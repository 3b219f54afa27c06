import { describe, expect, it } from '@jest/globals';
import { type FilterableOffer, termsOfOffer } from './offer-terms.js';
import { HIDDEN_OFFER } from './terms.js';

const OFFER: FilterableOffer = {
  shown: true,
  companyId: 7,
  countryIds: [276, 40],
  cityIds: [5],
  languageIds: [2, 2],
  languageLevels: [{ languageId: 2, level: 4 }],
  adLanguageIds: [2],
  workingLanguageId: 1,
  noLocalLanguage: true,
  remote: 'Remote',
  experience: 3,
  employmentTypes: [2, 1],
  salaryPerYearInEuro: 45_000,
};

describe('the terms of an offer', () => {
  it('are sorted, each once, beginning with that of every offer', () => {
    expect(termsOfOffer(OFFER)).toEqual([
      0, 100_000_040, 100_000_276, 200_000_005, 300_000_002, 400_000_001, 500_000_003, 600_000_001, 600_000_002,
      700_000_020, 800_000_002, 900_000_001, 1_000_000_001, 1_100_040_000, 1_200_000_007,
    ]);
  });

  it('leave out what the offer does not say', () => {
    const silent = { adLanguageIds: [], workingLanguageId: null, noLocalLanguage: false, remote: null };
    const terms = termsOfOffer({ ...OFFER, ...silent, experience: null, salaryPerYearInEuro: null });
    expect(terms).toEqual([
      0, 100_000_040, 100_000_276, 200_000_005, 300_000_002, 600_000_001, 600_000_002, 700_000_020, 1_200_000_007,
    ]);
  });

  it('are only the one that says so where it is not shown', () => {
    expect(termsOfOffer({ ...OFFER, shown: false })).toEqual([HIDDEN_OFFER]);
  });
});
