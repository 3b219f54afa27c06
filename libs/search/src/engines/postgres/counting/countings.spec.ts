import { describe, expect, it } from '@jest/globals';
import { type Filter, filtersOf } from '../../../domain/filters.js';
import { termOf } from '../../../domain/terms.js';
import { EVERY_OFFER, type OfferSearchQuery } from '../../../queries/offer-search-query.js';
import { countingsOf } from './countings.js';

const filters = (query: Partial<OfferSearchQuery>): Filter[] => filtersOf({ ...EVERY_OFFER, ...query });

const GERMAN = { group: 'language' as const, terms: [termOf('language', 2)] };
const REMOTE = filters({ remote: ['Remote'] })[0] as Filter;

describe('what is counted', () => {
  it('is all but the levels at once where nothing filters', () => {
    const [counting, ...more] = countingsOf([], false, 'all');
    expect(more).toEqual([]);
    expect(counting?.filters).toEqual([]);
    expect(counting?.counted).toEqual(expect.arrayContaining(['every', 'country', 'city', 'language', 'remote']));
    expect(counting?.counted).not.toContain('languageLevel');
  });

  it('is each facet under all filters but those of its own group', () => {
    const [hits, ofRemote, ...more] = countingsOf([REMOTE], false, 'all');
    expect(more).toEqual([]);
    expect(hits?.filters).toEqual([REMOTE]);
    expect(hits?.counted).toEqual(expect.arrayContaining(['every', 'language']));
    expect(hits?.counted).not.toContain('remote');
    expect(ofRemote).toEqual({ filters: [], counted: ['remote'] });
  });

  it('are the levels of the languages asked for, in whichever way they are', () => {
    const both = filters({ languageIds: [2], languageLevels: [{ languageId: 5, level: 3 }], remote: ['Remote'] });
    expect(countingsOf(both, false, 'all')).toContainEqual({
      filters: [REMOTE, { group: 'language', terms: [termOf('language', 2), termOf('language', 5)] }],
      counted: ['languageLevel'],
    });
  });

  it('are the levels of all languages where only languages filter, for the counters have them', () => {
    const levels = { filters: [], counted: ['languageLevel'] };
    expect(countingsOf([GERMAN], false, 'all')).toContainEqual(levels);
    expect(countingsOf([GERMAN], true, 'all')).not.toContainEqual(levels);
  });

  it('has no facet for languages that an offer must all ask for: the facet of languages stays under them', () => {
    const [hits, ...more] = countingsOf(filters({ eachLanguage: [[2], [5]] }), false, 'all');
    expect(more).toEqual([]);
    expect(hits?.counted).toContain('language');
  });

  it('is the number of hits alone for a page without facets, and with the cities for who asks for cities', () => {
    expect(countingsOf([REMOTE], false, 'page')).toEqual([{ filters: [REMOTE], counted: ['every'] }]);
    expect(countingsOf([REMOTE], false, 'cities')).toEqual([{ filters: [REMOTE], counted: ['every', 'city'] }]);
    const bonn = filters({ cityIds: [7] });
    expect(countingsOf(bonn, false, 'cities')).toEqual([
      { filters: bonn, counted: ['every'] },
      { filters: [], counted: ['city'] },
    ]);
  });
});
