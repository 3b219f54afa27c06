import { NO_JOB_FILTERS } from '@babelboard/job-paths';
import type { FacetEntry } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { activeFilters, type Facets, placeName } from './filter-names.js';
import type { FilterWords } from './use-filter-words.js';

const entry = (slug: string, name: string): FacetEntry => ({ id: slug, slug, name, total: 1 });
const facets = {
  languages: { data: [entry('Swiss_German', 'Swiss German')] },
  chosen: { places: {}, languages: { French: 'French' } } as Facets['chosen'],
  countries: { data: [entry('United_Kingdom', 'United Kingdom')] },
  cities: { data: [entry('Brest_BY', 'Brest')] },
  remotes: [entry('RemoteCountryBased', 'Remote within the country')],
} as Facets;
const words = {
  experience: () => 'Management',
  employmentType: () => 'Part-time',
  keyword: (word) => `“${word}”`,
  within: (kilometres) => `within ${kilometres} km`,
  languageAt: (language, value) => `${language} at ${value.split(':')[1]}`,
  noLocalLanguage: 'No local language',
  salaryFrom: (euro) => `from ${euro}`,
  writtenIn: (language) => `in ${language}`,
  teamSpeaks: (language) => `team ${language}`,
} as Partial<FilterWords> as FilterWords;

describe('names of filters', () => {
  it('come from the facets, else from the slug', () => {
    expect(placeName('United_Kingdom', facets)).toBe('United Kingdom');
    expect(placeName('Brest_BY', facets)).toBe('Brest');
    expect(placeName('New_Town', facets)).toBe('New Town');
    expect(placeName('Köln', undefined)).toBe('Köln');
  });

  it('are those of what is chosen where nothing is counted, in an empty list', () => {
    const found = { ...facets, countries: { data: [] }, cities: { data: [] } };
    found.chosen = { places: { Cologne: 'Köln' }, languages: { Finnish: 'Finnisch' } };
    const filters = { ...NO_JOB_FILTERS, location: ['Cologne'], language: ['Finnish'], ad_language: ['Finnish'] };
    expect(activeFilters(filters, found, words).map(({ name }) => name)).toEqual(['Köln', 'Finnisch', 'in Finnisch']);
  });

  it('are those of the answer for a skill, with their language', () => {
    const skill = { name: 'weave by hand', lang: 'en' };
    expect(activeFilters({ ...NO_JOB_FILTERS, skill: 'weave-by-hand' }, { ...facets, skill }, words)).toEqual([
      { group: 'skill', value: 'weave-by-hand', ...skill },
    ]);
  });

  it('are given for every value that narrows the list', () => {
    const filters = {
      ...NO_JOB_FILTERS,
      keywords: ['nurse'],
      skill: 'make-pastry',
      location: ['Brest_BY'],
      radius: 25,
      language: ['Swiss_German', 'Old_Norse'],
      language_level: ['Swiss_German:B1'],
      no_local_language: true,
      remote: ['RemoteCountryBased'],
      salary_from: 40_000,
      experience: [5],
      employment_type: [2],
      ad_language: ['French'],
      working_language: ['Old_Norse'],
    };
    expect(activeFilters(filters, facets, words).map(({ name }) => name)).toEqual([
      '“nurse”',
      'make pastry',
      'Brest',
      'within 25 km',
      'Swiss German',
      'Old Norse',
      'Swiss German at B1',
      'No local language',
      'Remote within the country',
      'from 40000',
      'Part-time',
      'Management',
      'in French',
      'team Old Norse',
    ]);
    expect(activeFilters(NO_JOB_FILTERS, facets, words)).toEqual([]);
  });
});
