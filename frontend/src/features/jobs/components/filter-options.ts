import type { FacetEntry, JobListResponse } from '@babelboard/wire';
import type { FilterGroup, ListFilters } from '../../../app/paths.js';
import type { TextKey } from '../../../i18n/use-text.js';
import type { OfferWords } from './use-offer-words.js';

export type Facets = Pick<
  JobListResponse,
  'languages' | 'countries' | 'cities' | 'remotes' | 'experience' | 'employment_types'
>;

export interface FilterOption {
  value: string;
  name: string;
  /** Null where the answer does not count it. */
  total: number | null;
}

export interface FilterChoice {
  id: string;
  label: TextKey;
  group: FilterGroup;
  options: FilterOption[];
}

const MOST = 60;

/** The six groups with what can be chosen in each; what is chosen is always among it. */
export function filterChoices(filters: ListFilters, facets: Facets | undefined, words: OfferWords): FilterChoice[] {
  const bySlug = (entries: FacetEntry[] = []): FilterOption[] =>
    entries.map(({ slug, name, total }) => ({ value: slug, name, total }));
  // These have an order of their own: from little to much.
  const byId = (entries: FacetEntry[] = [], name: (id: number) => string): FilterOption[] =>
    entries
      .toSorted((a, b) => Number(a.id) - Number(b.id))
      .map((entry) => ({
        value: String(entry.id),
        name: name(Number(entry.id)) || entry.name,
        total: entry.total,
      }));
  const choice = (id: string, label: TextKey, group: FilterGroup, options: FilterOption[]): FilterChoice => {
    const chosen = options.slice(MOST).filter(({ value }) => filters[group].includes(value));
    return { id, label, group, options: [...options.slice(0, MOST), ...chosen] };
  };
  const choices = [
    choice('language', 'filters.language', 'language', bySlug(facets?.languages.data)),
    choice('country', 'filters.country', 'location', bySlug(facets?.countries.data)),
    choice('city', 'filters.city', 'location', bySlug(facets?.cities.data)),
    choice('remote', 'filters.remote', 'remote', bySlug(facets?.remotes)),
    choice('experience', 'filters.experience', 'experience', byId(facets?.experience.data, words.experience)),
    choice('type', 'filters.type', 'employment_type', byId(facets?.employment_types.data, words.employmentType)),
  ];
  return choices.map((present) => ({
    ...present,
    options: [...present.options, ...missing(present, choices, filters)],
  }));
}

/** Values that are chosen and that no facet counts; places stand with the cities. */
function missing({ id, group }: FilterChoice, choices: FilterChoice[], filters: ListFilters): FilterOption[] {
  if (id === 'country') return [];
  const known = choices.filter((choice) => choice.group === group).flatMap(({ options }) => options);
  return filters[group]
    .filter((value) => !known.some((option) => option.value === value))
    .map((value) => ({ value, name: value.replaceAll('_', ' '), total: null }));
}

/** How many values of a group are chosen. */
export function countChosen({ group, options }: FilterChoice, filters: ListFilters): number {
  return options.filter(({ value }) => filters[group].includes(value)).length;
}
