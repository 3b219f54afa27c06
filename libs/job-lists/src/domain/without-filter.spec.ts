import { type JobListFilter, NO_JOB_FILTERS, writeJobListAddress } from '@babelboard/job-paths';
import type { CityRecord, CountryRecord, LanguageRecord } from '@babelboard/reference-data/contract';
import { describe, expect, it } from '@jest/globals';
import type { ResolvedJobFilters } from './resolved-job-filters.js';
import { chosenValues, DROPPABLE_GROUPS, withoutFilter } from './without-filter.js';

const named = <T>(slug: string, more = {}) => ({ slug, name: slug, ...more }) as unknown as T;
const German = named<LanguageRecord>('German');
const French = named<LanguageRecord>('French');

const everything: ResolvedJobFilters = {
  filters: {
    ...NO_JOB_FILTERS,
    keywords: ['night', 'porter'],
    location: ['Bonn'],
    radius: 25,
    language: ['French', 'German'],
    language_level: ['German:B1'],
    ad_language: ['French'],
    working_language: ['German'],
    no_local_language: true,
    remote: ['Hybrid'],
    experience: [1, 3],
    employment_type: [2],
    salary_from: 30_000,
    from: 40,
    job: 7,
  },
  skill: null,
  company: null,
  countries: [] as CountryRecord[],
  cities: [named<CityRecord>('Bonn')],
  languages: [French, German],
  languageLevels: [{ language: German, level: 3 }],
  adLanguages: [French],
  workingLanguages: [German],
  remote: ['Hybrid'],
  withoutCompanyIds: [],
};

const address = (group: JobListFilter, value: string | null) =>
  writeJobListAddress(withoutFilter(everything, group, value).filters);

const REST =
  'keywords=night&keywords=porter&language_level=German%3AB1&ad_language=French&working_language=German' +
  '&no_local_language=true&experience=1&experience=3&employment_type=2&radius=25&salary_from=30000';
const PATH = '/Hybrid-jobs-in-Bonn-for-French+German-speakers';

describe('withoutFilter', () => {
  it.each<[JobListFilter, string | null, string]>([
    ['keywords', 'night', `${PATH}?${REST.replace('keywords=night&', '')}`],
    ['keywords', null, `${PATH}?${REST.replace('keywords=night&keywords=porter&', '')}`],
    ['location', 'Bonn', `/Hybrid-jobs-for-French+German-speakers?${REST.replace('&radius=25', '')}`],
    ['radius', '25', `${PATH}?${REST.replace('&radius=25', '')}`],
    ['language', 'French', `/Hybrid-jobs-in-Bonn-for-German-speakers?${REST}`],
    [
      'language',
      'German',
      `/Hybrid-jobs-in-Bonn-for-French-speakers?${REST.replace('language_level=German%3AB1&', '')}`,
    ],
    ['language', null, `/Hybrid-jobs-in-Bonn?${REST.replace('language_level=German%3AB1&', '')}`],
    ['language_level', 'German:B1', `${PATH}?${REST.replace('language_level=German%3AB1&', '')}`],
    ['ad_language', 'French', `${PATH}?${REST.replace('ad_language=French&', '')}`],
    ['working_language', 'German', `${PATH}?${REST.replace('&working_language=German', '')}`],
    ['no_local_language', 'true', `${PATH}?${REST.replace('&no_local_language=true', '')}`],
    ['remote', 'Hybrid', `/jobs-in-Bonn-for-French+German-speakers?${REST}`],
    ['experience', '1', `${PATH}?${REST.replace('&experience=1', '')}`],
    ['employment_type', '2', `${PATH}?${REST.replace('&employment_type=2', '')}`],
    ['salary_from', '30000', `${PATH}?${REST.replace('&salary_from=30000', '')}`],
  ])('takes %s %s away', (group, value, expected) => {
    expect(address(group, value)).toBe(expected);
  });

  it('takes the records away that the search goes by', () => {
    expect(withoutFilter(everything, 'location', 'Bonn').cities).toEqual([]);
    expect(withoutFilter(everything, 'language', 'German')).toMatchObject({ languages: [French], languageLevels: [] });
    expect(withoutFilter(everything, 'language_level', null).languageLevels).toEqual([]);
    expect(withoutFilter(everything, 'ad_language', 'French').adLanguages).toEqual([]);
    expect(withoutFilter(everything, 'working_language', 'German').workingLanguages).toEqual([]);
    expect(withoutFilter(everything, 'remote', 'Hybrid').remote).toEqual([]);
    const haskell = { kind: 'skill' as const, id: 1, slug: 'haskell', name: 'Haskell', names: {}, keyword: 'Haskell' };
    const skilled = { ...everything, skill: haskell };
    expect(withoutFilter(skilled, 'skill', 'haskell').skill).toBeNull();
    const listed = { ...everything, company: { id: 1, name: 'Hotel', minisite: 'hotel' } };
    expect(withoutFilter(listed, 'minisite', 'hotel').company).toBeNull();
  });

  it('knows every group that is chosen', () => {
    const chosen = DROPPABLE_GROUPS.filter((group) => chosenValues(everything, group).length > 0);
    expect(DROPPABLE_GROUPS.filter((group) => !chosen.includes(group))).toEqual(['skill', 'minisite']);
  });
});
