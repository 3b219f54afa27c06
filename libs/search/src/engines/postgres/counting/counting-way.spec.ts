import { describe, expect, it } from '@jest/globals';
import { type Filter, filtersOf } from '../../../domain/filters.js';
import { EVERY_OFFER, type OfferSearchQuery } from '../../../queries/offer-search-query.js';
import type { Counted } from '../facet-sets.js';
import { type CountingWay, countingWay } from './counting-way.js';

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

const way = (query: Partial<OfferSearchQuery>, counted: Counted[] = ['every', 'experience'], keywords = false) => {
  const filters: Filter[] = filtersOf({ ...EVERY_OFFER, ...query });
  return countingWay({ filters, counted }, keywords);
};

describe('how it is counted', () => {
  it.each<[string, CountingWay, Partial<OfferSearchQuery>]>([
    ['no filter', 'counters of every offer', {}],
    ['one country', 'counters', { countryIds: [276] }],
    ['one language', 'counters', { languageIds: [2] }],
    ['kinds of remote work, of which an offer has one', 'counters', { remote: ['Remote', 'Hybrid'] }],
    ['several languages, of which an offer may have two', 'counters less repeats', { languageIds: [2, 5] }],
    ['very many languages', 'hits', { languageIds: upTo(7) }],
    ['a city, of which there are too many to count each', 'hits', { cityIds: [7] }],
    ['a country or a city', 'hits', { countryIds: [276], cityIds: [7] }],
    ['a language at a level', 'hits', { languageLevels: [{ languageId: 2, level: 3 }] }],
    ['two groups', 'hits', { countryIds: [276], languageIds: [2] }],
    ['a salary', 'hits', { salaryFrom: 30_000 }],
    ['some offers', 'hits', { offerIds: [7] }],
  ])('for %s by %s', (_what, expected, query) => {
    expect(way(query)).toBe(expected);
  });

  it('by the hits where there are keywords', () => {
    expect(way({}, ['every'], true)).toBe('hits');
    expect(way({ countryIds: [276] }, ['every'], true)).toBe('hits');
  });

  it('by the hits where what is counted is of the same group: such pairs have no counter', () => {
    expect(way({ languageIds: [2] }, ['languageLevel'])).toBe('hits');
    expect(way({ eachLanguage: [[2]] }, ['every', 'language'])).toBe('hits');
    expect(way({ eachLanguage: [[2]] }, ['every'])).toBe('counters');
    expect(way({ countryIds: [276] }, ['city'])).toBe('hits');
    expect(way({ countryIds: [276] }, ['company'])).toBe('hits');
  });
});
