import { describe, expect, it } from '@jest/globals';
import { rankCompanies } from './rank-companies.js';

const GERMAN = 2;
const GREEK = 7;
const PORTUGAL = 620;
const company = (
  companyId: number,
  total: number,
  languages: [number, number][],
  countries: [number, number][] = [],
) => ({
  companyId,
  total,
  languages: new Map(languages),
  countries: new Map(countries),
});

describe('the companies with most offers for somebody', () => {
  const large = company(1, 100, [[GERMAN, 3]]);
  const german = company(2, 20, [[GERMAN, 18]]);
  const here = company(3, 20, [], [[PORTUGAL, 15]]);
  const small = company(4, 2, [[GREEK, 2]]);
  const all = [small, here, german, large];

  it.each([
    ['by all offers where nothing is known', { languageIds: [], countryIds: [] }, [1, 2, 3, 4]],
    ['by those that ask for a language', { languageIds: [GERMAN], countryIds: [] }, [2, 1, 3, 4]],
    ['by those in a country', { languageIds: [], countryIds: [PORTUGAL] }, [3, 1, 2, 4]],
    ['by both together', { languageIds: [GERMAN], countryIds: [PORTUGAL] }, [2, 3, 1, 4]],
  ])('are ranked %s', (_how, wishes, ranked) => {
    expect(rankCompanies(all, wishes)).toEqual(ranked);
  });
});
