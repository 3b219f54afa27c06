import { languageLevelOf } from '../../../domain/coded-values.js';
import { FACETS_OF, FILTER_GROUPS, type Filter, type FilterGroup } from '../../../domain/filters.js';
import { readTerm, termOf } from '../../../domain/terms.js';
import type { OfferSearchQuery } from '../../../queries/offer-search-query.js';
import type { Counted } from '../facet-sets.js';

/** Something to count: the values of some facets among the offers that pass some filters (and have the keywords, where there are any). */
export interface Counting {
  filters: Filter[];
  counted: Counted[];
}

/**
 * What has to be counted to answer a query. A facet shows what choosing another of its values would bring, so each is counted under all
 * filters but those of its own group: the facets of groups that do not filter all at once, with the number of hits (`every`),
 * those of each group that does in a counting of their own.
 */
export function countingsOf(filters: Filter[], keywords: boolean, parts: OfferSearchQuery['parts']): Counting[] {
  const facets = facetsIn(parts);
  const filtering = new Set(filters.map(({ group }) => group));
  const free = FILTER_GROUPS.filter((group) => !filtering.has(group)).flatMap((group) => facets[group] ?? []);
  return [
    // Levels are a facet only of languages that are asked for.
    { filters, counted: ['every', ...free.filter((facet) => facet !== 'languageLevel')] },
    ...filters.flatMap((filter): Counting[] => {
      const others = filters.filter(({ group }) => group !== filter.group);
      const own = facets[filter.group] ?? [];
      const levels = own.includes('languageLevel') ? [levelCounting(filter, others, keywords)] : [];
      const counted = own.filter((facet) => facet !== 'languageLevel');
      return counted.length === 0 ? levels : [{ filters: others, counted }, ...levels];
    }),
  ];
}

function facetsIn(parts: OfferSearchQuery['parts']): Partial<Record<FilterGroup, readonly Counted[]>> {
  switch (parts) {
    case 'all':
      return FACETS_OF;
    case 'cities':
      return { place: ['city'] };
    default:
      return {};
  }
}

/** The levels of the languages that are asked for, with a level or without: of all languages where nothing else filters, which costs nothing. */
function levelCounting({ group, terms }: Filter, others: Filter[], keywords: boolean): Counting {
  if (others.length === 0 && !keywords) {
    return { filters: [], counted: ['languageLevel'] };
  }
  const languageIds = terms.map((term) => {
    const { group: of, id } = readTerm(term);
    return of === 'language' ? id : languageLevelOf(id).languageId;
  });
  const languages = [...new Set(languageIds)].map((id) => termOf('language', id));
  return { filters: [...others, { group, terms: languages }], counted: ['languageLevel'] };
}
