import { type JobListFilters, NO_JOB_FILTERS } from '@babelboard/job-paths';
import type { FacetEntry } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import type { Facets } from './filter-names.js';
import { countChosen, filterMenus } from './filter-options.js';
import type { FilterWords } from './use-filter-words.js';

const words = {
  experience: (id) => (id === 1 ? 'No experience' : ''),
  employmentType: () => 'Full-time',
  level: (value) => `level ${value.split(':')[1]}`,
  anySalary: 'any',
  salaryFrom: (euro) => `from ${euro}`,
} as Partial<FilterWords> as FilterWords;
const entry = (slug: string, id: number | string = slug, total = 3): FacetEntry => ({
  id,
  slug,
  name: slug.replace('_', ' '),
  total,
});
const facets: Facets = {
  skill: null,
  chosen: { places: {}, languages: {} },
  languages: { data: [entry('German'), entry('Greek')] },
  language_levels: { data: [entry('German:native'), entry('Greek:A1'), entry('German:B1'), entry('German:any')] },
  ad_languages: { data: [] },
  working_languages: { data: [entry('English')] },
  no_local_language: { data: [] },
  countries: { data: [{ ...entry('Germany'), continente: 1 }] },
  cities: { data: Array.from({ length: 100 }, (_, at) => ({ ...entry(`City_${at}`), country_slug: 'Germany' })) },
  remotes: [entry('Remote')],
  salaries: { data: [entry('50000', 50_000), entry('30000', 30_000)] },
  experience: { data: [entry('none', 1), entry('other', 9)] },
  employment_types: { data: [] },
};
const given = (filters: Partial<JobListFilters>): JobListFilters => ({ ...NO_JOB_FILTERS, ...filters });
const menu = (id: string, filters = NO_JOB_FILTERS) => {
  const found = filterMenus(filters, facets, words).find((other) => other.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};
const section = (menuId: string, id: string, filters = NO_JOB_FILTERS) =>
  menu(menuId, filters).sections.find((other) => other.id === id);

describe('what can be chosen', () => {
  it('are menus, without those that hold nothing', () => {
    expect(filterMenus(NO_JOB_FILTERS, facets, words).map(({ id }) => id)).toEqual([
      'language',
      'place',
      'remote',
      'salary',
      'experience',
      'working-language',
    ]);
    expect(filterMenus(NO_JOB_FILTERS, undefined, words)).toEqual([]);
  });

  it('is named by the catalogue where it has a word, else by the server, and goes from little to much', () => {
    expect(section('experience', 'experience')?.options.map(({ name }) => name)).toEqual(['No experience', 'other']);
    expect(section('salary', 'salary')?.options.map(({ name }) => name)).toEqual(['any', 'from 30000', 'from 50000']);
  });

  it('is cut where it is long, but never what is chosen', () => {
    expect(section('place', 'city')?.options).toHaveLength(60);
    const chosen = section('place', 'city', given({ location: ['City_99'] }));
    expect(chosen?.options.at(-1)).toEqual({ value: 'City_99', name: 'City 99', total: 3 });
  });

  it('holds what no facet counts, once, without a number', () => {
    const filters = given({ location: ['Germany', 'Nowhere_Town'] });
    expect(section('place', 'country', filters)?.options).toHaveLength(1);
    expect(section('place', 'city', filters)?.options.at(-1)).toEqual({
      value: 'Nowhere_Town',
      name: 'Nowhere Town',
      total: null,
    });
  });

  it('are the levels of the chosen languages only, from beginner to mother tongue', () => {
    const options = section(
      'language',
      'language',
      given({ language: ['German'], language_level: ['German:C1'] }),
    )?.options;
    expect(options?.[0]?.levels?.map(({ name, total }) => [name, total])).toEqual([
      ['level B1', 3],
      ['level C1', null],
      ['level native', 3],
      ['level any', 3],
    ]);
    expect(options?.[1]?.levels).toBeUndefined();
  });

  it('is counted per menu', () => {
    const filters = given({ location: ['City_1'], radius: 25, language: ['German'], language_level: ['German:B1'] });
    expect(countChosen(menu('place', filters), filters)).toBe(1);
    expect(countChosen(menu('language', filters), filters)).toBe(2);
    expect(countChosen(menu('salary', filters), filters)).toBe(0);
  });
});
