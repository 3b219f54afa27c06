import type { FacetEntry } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { NO_FILTERS } from '../../../app/paths.js';
import { countChosen, type Facets, filterChoices } from './filter-options.js';
import type { OfferWords } from './use-offer-words.js';

const words = {
  experience: (id: number) => (id === 1 ? 'No experience' : ''),
  employmentType: () => 'Full-time',
} as unknown as OfferWords;
const entry = (slug: string, id: number | string = slug): FacetEntry => ({
  id,
  slug,
  name: slug.replace('_', ' '),
  total: 3,
});
const facets: Facets = {
  languages: { data: [entry('German'), entry('Greek')] },
  countries: { data: [entry('Germany')] },
  cities: { data: Array.from({ length: 100 }, (_, at) => entry(`City_${at}`)) },
  remotes: [entry('Remote')],
  experience: { data: [entry('none', 1), entry('other', 9)] },
  employment_types: { data: [] },
};
const choice = (id: string, filters = NO_FILTERS) => {
  const found = filterChoices(filters, facets, words).find((other) => other.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};

describe('what can be chosen', () => {
  it('are six groups, two of them places', () => {
    const choices = filterChoices(NO_FILTERS, facets, words);
    expect(choices.map(({ id }) => id)).toEqual(['language', 'country', 'city', 'remote', 'experience', 'type']);
    expect(choices.filter(({ group }) => group === 'location')).toHaveLength(2);
  });

  it('is named by the catalogue where it has a word, else by the server', () => {
    expect(choice('experience').options.map(({ name }) => name)).toEqual(['No experience', 'other']);
  });

  it('is cut where it is long, but never what is chosen', () => {
    expect(choice('city').options).toHaveLength(60);
    const filters = { ...NO_FILTERS, location: ['City_99'] };
    expect(choice('city', filters).options.at(-1)).toEqual({ value: 'City_99', name: 'City 99', total: 3 });
  });

  it('holds what no facet counts, once, without a number', () => {
    const filters = { ...NO_FILTERS, location: ['Germany', 'Nowhere_Town'] };
    expect(choice('country', filters).options).toHaveLength(1);
    expect(choice('city', filters).options.at(-1)).toEqual({
      value: 'Nowhere_Town',
      name: 'Nowhere Town',
      total: null,
    });
  });

  it('is counted per group', () => {
    const filters = { ...NO_FILTERS, location: ['Germany', 'City_1', 'City_2'] };
    expect(countChosen(choice('country', filters), filters)).toBe(1);
    expect(countChosen(choice('city', filters), filters)).toBe(2);
  });

  it('stands empty while nothing is known', () => {
    expect(filterChoices(NO_FILTERS, undefined, words).every(({ options }) => options.length === 0)).toBe(true);
  });
});
