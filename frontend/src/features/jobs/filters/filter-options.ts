import type { JobListFilters } from '@babelboard/job-paths';
import type { FacetEntry } from '@babelboard/wire';
import type { TextKey } from '../../../i18n/use-text.js';
import { type Facets, facetLanguageName, placeName, readable } from './filter-names.js';
import { type FilterGroup, languageOf, valuesOf } from './filter-values.js';
import type { FilterWords } from './use-filter-words.js';

export interface FilterOption {
  value: string;
  name: string;
  /** Null where the answer does not count it. */
  total: number | null;
  /** Of a chosen language: the levels that offers ask for. */
  levels?: FilterOption[];
}

/** Values of one group under a heading; of a `single` one only one holds, and the first option clears it. */
export interface FilterSection {
  id: string;
  group: FilterGroup;
  label: TextKey;
  single: boolean;
  options: FilterOption[];
}

/** What one chip opens. */
export interface FilterMenu {
  id: string;
  label: TextKey;
  /** A word about what the numbers mean. */
  note: TextKey | null;
  sections: FilterSection[];
}

const MOST = 60;
const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native', 'any'];

/** The menus with what can be chosen in each; what is chosen is always among it. */
export function filterMenus(filters: JobListFilters, facets: Facets | undefined, words: FilterWords): FilterMenu[] {
  const section = (
    id: string,
    group: FilterGroup,
    label: TextKey,
    options: FilterOption[],
    single = false,
  ): FilterSection => ({ id, group, label, single, options });
  const many = (group: FilterGroup, options: FilterOption[], name: (value: string) => string = readable) =>
    complete(valuesOf(filters, group), options, name);
  const languages = (group: FilterGroup, entries: FacetEntry[] | undefined) =>
    many(group, bySlug(entries), (slug) => facetLanguageName(slug, facets));

  const countries = bySlug(facets?.countries.data);
  const cities = bySlug(facets?.cities.data);
  const elsewhere = filters.location.filter((slug) => !countries.some(({ value }) => value === slug));
  const menus: FilterMenu[] = [
    menu('language', 'filters.language', [
      section(
        'language',
        'language',
        'filters.language',
        withLevels(filters, facets, words, languages('language', facets?.languages.data)),
      ),
    ]),
    menu('place', 'filters.place', [
      section('country', 'location', 'filters.country', countries.slice(0, MOST)),
      section(
        'city',
        'location',
        'filters.city',
        complete(elsewhere, cities, (slug) => placeName(slug, facets)),
      ),
    ]),
    menu('remote', 'filters.remote', [
      section('remote', 'remote', 'filters.remote', many('remote', bySlug(facets?.remotes))),
    ]),
    menu(
      'salary',
      'filters.salary',
      [section('salary', 'salary_from', 'filters.salary', salaries(filters, facets, words), true)],
      'filters.salary-note',
    ),
    menu('type', 'filters.type', [
      section(
        'type',
        'employment_type',
        'filters.type',
        many('employment_type', byId(facets?.employment_types.data, words.employmentType)),
      ),
    ]),
    menu('experience', 'filters.experience', [
      section(
        'experience',
        'experience',
        'filters.experience',
        many('experience', byId(facets?.experience.data, words.experience)),
      ),
    ]),
    menu('ad-language', 'filters.ad-language', [
      section('ad-language', 'ad_language', 'filters.ad-language', languages('ad_language', facets?.ad_languages.data)),
    ]),
    menu('working-language', 'filters.working-language', [
      section(
        'working-language',
        'working_language',
        'filters.working-language',
        languages('working_language', facets?.working_languages.data),
      ),
    ]),
  ];
  return menus
    .map((present) => ({ ...present, sections: present.sections.filter(({ options }) => options.length > 0) }))
    .filter(({ sections }) => sections.length > 0);
}

/** How many values of a menu are chosen. */
export function countChosen({ sections }: FilterMenu, filters: JobListFilters): number {
  const chosen = sections.flatMap(({ group, options }) =>
    options.flatMap(({ value, levels = [] }) => [
      ...(value !== '' && valuesOf(filters, group).includes(value) ? [value] : []),
      ...levels.filter((level) => filters.language_level.includes(level.value)),
    ]),
  );
  return chosen.length;
}

function menu(id: string, label: TextKey, sections: FilterSection[], note: TextKey | null = null): FilterMenu {
  return { id, label, note, sections };
}

function bySlug(entries: FacetEntry[] = []): FilterOption[] {
  return entries.map(({ slug, name, total }) => ({ value: slug, name, total }));
}

/** These have an order of their own: from little to much. */
function byId(entries: FacetEntry[] = [], name: (id: number) => string): FilterOption[] {
  return entries
    .toSorted((a, b) => Number(a.id) - Number(b.id))
    .map((entry) => ({ value: String(entry.id), name: name(Number(entry.id)) || entry.name, total: entry.total }));
}

/** Cut where it is long, but never what is chosen; what nothing counts stands without a number. */
function complete(chosen: string[], options: FilterOption[], name: (value: string) => string): FilterOption[] {
  const shown = options.filter(({ value }, at) => at < MOST || chosen.includes(value));
  const missing = chosen.filter((value) => !options.some((option) => option.value === value));
  return [...shown, ...missing.map((value) => ({ value, name: name(value), total: null }))];
}

/** The levels of each chosen language, from beginner to mother tongue. */
function withLevels(
  { language, language_level }: JobListFilters,
  facets: Facets | undefined,
  words: FilterWords,
  options: FilterOption[],
): FilterOption[] {
  const order = (value: string) => LEVELS.indexOf(value.slice(value.lastIndexOf(':') + 1));
  return options.map((option) => {
    if (!language.includes(option.value)) return option;
    const own = (value: string) => languageOf(value) === option.value;
    const counted = bySlug(facets?.language_levels.data).filter(({ value }) => own(value));
    const levels = complete(language_level.filter(own), counted, String)
      .map((level) => ({ ...level, name: words.level(level.value) }))
      .toSorted((a, b) => order(a.value) - order(b.value));
    return { ...option, levels };
  });
}

function salaries({ salary_from }: JobListFilters, facets: Facets | undefined, words: FilterWords): FilterOption[] {
  const chosen = salary_from === null ? [] : [String(salary_from)];
  const steps = complete(chosen, byId(facets?.salaries.data, words.salaryFrom), (value) =>
    words.salaryFrom(Number(value)),
  );
  return steps.length === 0 ? [] : [{ value: '', name: words.anySalary, total: null }, ...steps];
}
