import type { JobListFilters } from '@babelboard/job-paths';
import type { SuggestionsResponse } from '@babelboard/wire';
import { withAdded } from '../filters/filter-values.js';
import type { RecentSearch } from './recent-searches.js';

export type SuggestionKind = 'keyword' | 'skill' | 'place' | 'language' | 'recent';

/** A line below the search box. */
export interface SuggestionOption {
  kind: SuggestionKind;
  /** Slug, the word itself for a keyword, the address for an earlier search. */
  value: string;
  name: string;
  detail: string | null;
}

const KINDS = {
  languages: 'language',
  places: 'place',
  keywords: 'keyword',
  skills: 'skill',
} as const satisfies Record<SuggestionsResponse['groups'][number], SuggestionKind>;

/** The answer as one list, group after group. */
export function suggestionOptions(found: SuggestionsResponse | undefined): SuggestionOption[] {
  if (found === undefined) return [];
  return found.groups.flatMap((group) =>
    found[group].map(({ slug, name, detail }) => ({ kind: KINDS[group], value: slug, name, detail })),
  );
}

export function recentOptions(searches: RecentSearch[]): SuggestionOption[] {
  return searches.map(({ address, name }) => ({ kind: 'recent', value: address, name, detail: null }));
}

/** Filters with what was chosen: places and languages add up, a second skill is a word to search for. */
export function withSuggestion(filters: JobListFilters, { kind, value, name }: SuggestionOption): JobListFilters {
  if (kind === 'language') return withAdded(filters, 'language', value);
  if (kind === 'place') return withAdded(filters, 'location', value);
  if (kind === 'skill' && filters.skill === null) return withAdded(filters, 'skill', value);
  return withAdded(filters, 'keywords', kind === 'skill' ? name : value);
}
