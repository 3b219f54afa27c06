import type { FacetEntry } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { NO_FILTERS } from '../../../app/paths.js';
import { activeFilters, placeName } from './filter-names.js';
import type { OfferWords } from './use-offer-words.js';

const entry = (slug: string, name: string): FacetEntry => ({ id: slug, slug, name, total: 1 });
const facets = {
  languages: { data: [entry('Swiss_German', 'Swiss German')] },
  countries: { data: [entry('United_Kingdom', 'United Kingdom')] },
  cities: { data: [entry('Brest_BY', 'Brest')] },
  remotes: [entry('RemoteCountryBased', 'Remote within the country')],
};
const words = { experience: () => 'Management', employmentType: () => 'Part-time' } as unknown as OfferWords;

describe('names of filters', () => {
  it('come from the facets, else from the slug', () => {
    expect(placeName('United_Kingdom', facets)).toBe('United Kingdom');
    expect(placeName('Brest_BY', facets)).toBe('Brest');
    expect(placeName('New_Town', facets)).toBe('New Town');
    expect(placeName('Köln', undefined)).toBe('Köln');
  });

  it('are given for every value that narrows the list', () => {
    const filters = {
      ...NO_FILTERS,
      keywords: ['nurse'],
      location: ['Brest_BY'],
      language: ['Swiss_German', 'Old_Norse'],
      remote: ['RemoteCountryBased'],
      experience: ['5'],
      employment_type: ['2'],
    };
    expect(activeFilters(filters, facets, words).map(({ name }) => name)).toEqual([
      'nurse',
      'Brest',
      'Swiss German',
      'Old Norse',
      'Remote within the country',
      'Management',
      'Part-time',
    ]);
    expect(activeFilters(NO_FILTERS, facets, words)).toEqual([]);
  });
});
