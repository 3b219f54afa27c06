import type { FacetEntry, JobListResponse } from '@babelboard/wire';
import { FILTER_GROUPS, type FilterGroup, type ListFilters } from '../../../app/paths.js';
import type { OfferWords } from './use-offer-words.js';

type Facets = Pick<JobListResponse, 'countries' | 'cities' | 'languages' | 'remotes'>;

const named = (entries: FacetEntry[] | undefined, slug: string) =>
  entries?.find((entry) => entry.slug === slug)?.name ?? null;

const readable = (slug: string) => slug.replaceAll('_', ' ');

/** The name of a place by its slug, or what somebody typed. */
export function placeName(slug: string, facets: Pick<Facets, 'countries' | 'cities'> | undefined): string {
  return named(facets?.countries.data, slug) ?? named(facets?.cities.data, slug) ?? readable(slug);
}

export interface ActiveFilter {
  group: FilterGroup;
  value: string;
  name: string;
}

/** Every value that narrows the list, with its name, in the order of the groups. */
export function activeFilters(filters: ListFilters, facets: Facets | undefined, words: OfferWords): ActiveFilter[] {
  const nameOf: Record<FilterGroup, (value: string) => string> = {
    keywords: (value) => value,
    location: (value) => placeName(value, facets),
    language: (value) => named(facets?.languages.data, value) ?? readable(value),
    remote: (value) => named(facets?.remotes, value) ?? readable(value),
    experience: (value) => words.experience(Number(value)),
    employment_type: (value) => words.employmentType(Number(value)),
  };
  return FILTER_GROUPS.flatMap((group) =>
    filters[group].map((value) => ({ group, value, name: nameOf[group](value) })),
  );
}
