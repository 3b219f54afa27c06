import { FILTER_GROUPS, type FilterGroup } from '../../domain/filters.js';
import { readKeywords } from '../../domain/keywords.js';
import { MATCH_END, MATCH_START } from '../../domain/snippet.js';
import type { OfferSearchQuery } from '../../queries/offer-search-query.js';
import { pageWindow } from './page-window.js';

const FACETS: Record<FilterGroup, string[]> = {
  place: ['countryIds', 'cityIds'],
  language: ['languageIds'],
  remote: ['remote'],
  experience: ['experience'],
  employmentType: ['employmentTypes'],
};

/** Words of a snippet: about 200 characters. */
const SNIPPET_WORDS = 30;

/**
 * What one search asks of the server: the page with the facets of groups that do not filter, then the facets of each group
 * that does under all other filters, then all live offers.
 */
export function searchQueries(indexUid: string, query: OfferSearchQuery) {
  const filters = filtersOf(query);
  const active = FILTER_GROUPS.filter((group) => filters[group] !== undefined);
  const without = (left?: FilterGroup) =>
    active.filter((group) => group !== left).flatMap((group) => filters[group] ?? []);
  const asked = { indexUid, q: readKeywords(query.keywords).text, matchingStrategy: 'all' as const };
  const { page, hitsPerPage } = pageWindow(query.from, query.size);
  return [
    {
      ...asked,
      filter: without(),
      page,
      hitsPerPage,
      facets: FILTER_GROUPS.filter((group) => !active.includes(group)).flatMap((group) => FACETS[group]),
      ...(query.sort === 'newest' ? { sort: ['postedAt:desc', 'id:desc'] } : {}),
      attributesToRetrieve: ['id'],
      attributesToCrop: ['description'],
      attributesToHighlight: ['description'],
      cropLength: SNIPPET_WORDS,
      cropMarker: '',
      highlightPreTag: MATCH_START,
      highlightPostTag: MATCH_END,
    },
    ...active.map((group) => ({ ...asked, filter: without(group), limit: 0, facets: FACETS[group] })),
    { indexUid, q: '', page: 1, hitsPerPage: 1, attributesToRetrieve: ['id'] },
  ];
}

/** One expression for each group that filters. */
function filtersOf(query: OfferSearchQuery): Partial<Record<FilterGroup, string>> {
  const one = (attribute: string, values: (string | number)[]) =>
    values.length > 0 ? `${attribute} IN [${values.map(literal).join(', ')}]` : undefined;
  const places = [one('countryIds', query.countryIds), one('cityIds', query.cityIds)].filter(
    (expression) => expression !== undefined,
  );
  return {
    place: places.length > 0 ? places.join(' OR ') : undefined,
    language: one('languageIds', query.languageIds),
    remote: one('remote', query.remote),
    experience: one('experience', query.experience),
    employmentType: one('employmentTypes', query.employmentTypes),
  };
}

/** An id that is no whole number matches nothing. */
function literal(value: string | number): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(Number.isSafeInteger(value) ? value : 0);
}
