import { describe, expect, it } from '@jest/globals';
import { EVERY_OFFER, type OfferSearchQuery } from '../../queries/offer-search-query.js';
import { filterExpressions, filtersByGroup } from './filter-expressions.js';

const expressions = (given: Partial<OfferSearchQuery>, left?: 'place' | 'language') => {
  const query = { ...EVERY_OFFER, ...given };
  return filterExpressions(query, filtersByGroup(query), left);
};

describe('what an offer must pass', () => {
  it('is to be shown, where nothing filters', () => {
    expect(expressions({})).toEqual(['shown = true']);
  });

  it('is one expression for each group, with its alternatives', () => {
    expect(expressions({ countryIds: [276], cityIds: [7, 8], remote: ['Hybrid'] })).toEqual([
      'shown = true',
      'countryIds IN [276] OR cityIds IN [7, 8]',
      'remote IN ["Hybrid"]',
    ]);
  });

  it('is a level within its language: 0 where none is named', () => {
    const languageLevels = [
      { languageId: 2, level: 5 as const },
      { languageId: 3, level: null },
    ];
    expect(expressions({ languageIds: [1], languageLevels })).toContain(
      'languageIds IN [1] OR levels.2 IN [5] OR levels.3 IN [0]',
    );
  });

  it('is each of the languages that are all asked for', () => {
    expect(expressions({ eachLanguage: [[2], [3, 4]] })).toContain('languageIds IN [2] AND languageIds IN [3, 4]');
  });

  it('leaves out a group whose facet is counted', () => {
    expect(expressions({ countryIds: [276], languageIds: [2] }, 'place')).toEqual([
      'shown = true',
      'languageIds IN [2]',
    ]);
  });

  it('is nothing that there is for an id that is none, or words that are none', () => {
    expect(expressions({ cityIds: [1.5] })).toContain('cityIds IN [0]');
    expect(expressions({ keywords: ['!!!'] })).toEqual(['id = 0']);
  });
});
