import type { JobListFilters } from '@babelboard/job-paths';
import type { FacetEntry, JobListResponse } from '@babelboard/wire';
import { FILTER_GROUPS, type FilterGroup, languageOf, valuesOf } from './filter-values.js';
import type { FilterWords } from './use-filter-words.js';

/** What an answer counts. */
export type Facets = Pick<
  JobListResponse,
  | 'languages'
  | 'language_levels'
  | 'ad_languages'
  | 'working_languages'
  | 'no_local_language'
  | 'countries'
  | 'cities'
  | 'remotes'
  | 'salaries'
  | 'experience'
  | 'employment_types'
  | 'skill'
  | 'chosen'
>;

const named = (entries: FacetEntry[] | undefined, slug: string) =>
  entries?.find((entry) => entry.slug === slug)?.name ?? null;

/** A slug as one reads it, where nothing knows its name. */
export const readable = (slug: string) => slug.replaceAll('_', ' ');

/** The name of a place by its slug, or what somebody typed. */
export function placeName(slug: string, facets: Pick<Facets, 'chosen' | 'countries' | 'cities'> | undefined): string {
  return (
    facets?.chosen.places[slug] ??
    named(facets?.countries.data, slug) ??
    named(facets?.cities.data, slug) ??
    readable(slug)
  );
}

/** The name of a language by its slug, as an answer has it. */
export function facetLanguageName(slug: string, facets: Facets | undefined): string {
  // What has just been chosen, the answer to the list before counts at most.
  const counted = [facets?.languages, facets?.ad_languages, facets?.working_languages];
  const names = [facets?.chosen.languages[slug], ...counted.map((group) => named(group?.data, slug))];
  return names.find((name) => name != null) ?? readable(slug);
}

export interface ActiveFilter {
  group: FilterGroup;
  value: string;
  name: string;
  /** The language of the name, where it is not that of the page. */
  lang?: string | undefined;
}

/** Every value that narrows the list, with its name, in the order of the groups. */
export function activeFilters(filters: JobListFilters, facets: Facets | undefined, words: FilterWords): ActiveFilter[] {
  const nameOf: Record<FilterGroup, (value: string) => string> = {
    keywords: (value) => words.keyword(value),
    skill: (value) => facets?.skill?.name ?? value.replaceAll('-', ' '),
    location: (value) => placeName(value, facets),
    radius: (value) => words.within(Number(value)),
    language: (value) => facetLanguageName(value, facets),
    language_level: (value) => words.languageAt(facetLanguageName(languageOf(value), facets), value),
    no_local_language: () => words.noLocalLanguage,
    remote: (value) => named(facets?.remotes, value) ?? readable(value),
    salary_from: (value) => words.salaryFrom(Number(value)),
    employment_type: (value) => words.employmentType(Number(value)),
    experience: (value) => words.experience(Number(value)),
    ad_language: (value) => words.writtenIn(facetLanguageName(value, facets)),
    working_language: (value) => words.teamSpeaks(facetLanguageName(value, facets)),
  };
  return FILTER_GROUPS.flatMap((group) =>
    valuesOf(filters, group).map((value) => ({
      group,
      value,
      name: nameOf[group](value),
      lang: group === 'skill' ? facets?.skill?.lang : undefined,
    })),
  );
}
