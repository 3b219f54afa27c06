import { MOST_CITIES } from '../../domain/facets.js';
import { FACETS_OF, FILTER_GROUPS, type Filter, type FilterGroup } from '../../domain/filters.js';
import {
  EVERY_OFFER,
  HIDDEN_OFFER,
  languageLevelOf,
  readTerm,
  type TermGroup,
  termOf,
  termRange,
} from '../../domain/terms.js';
import type { OfferSearchQuery } from '../../queries/offer-search-query.js';
import { type Counted, FACET_SETS } from './facet-sets.js';
import { CITIES_OF_EVERY_OFFER, COUNTED_ALONE, SERVING_SCHEMA, TOOLS_SCHEMA } from './index-tables.js';
import { anyOf, matches, pairsOf } from './term-query.js';

/** Groups of which an offer has at most one term: counts of alternatives can be added up. */
const SINGLE: readonly TermGroup[] = ['remote'];

/** With more alternatives, finding offers that have two of them costs more than reading all. */
const MOST_ALTERNATIVES = 6;

/** Counters of the live offers: those that are shown and the others. */
export const LIVE_PAIRS = `(${EVERY_OFFER}, ${EVERY_OFFER}), (${HIDDEN_OFFER}, ${HIDDEN_OFFER})`;

/** Stands for the number of live offers in the answer of `countsSql`. */
export const LIVE_OFFERS = -1;

/**
 * One statement that counts the offers by term (`term`, `total`): each facet under all filters but those of its own group,
 * under the term 0 those that pass every filter, under -1 all live ones. Counters answer where at most one group filters,
 * by values that pages stand for; otherwise the hits are read.
 * @param keywords whether `$1` is a tsquery that offers must match
 */
export function countsSql(filters: Filter[], keywords: boolean, counted: OfferSearchQuery['parts']): string {
  return `WITH counts AS (
      SELECT term, sum(total)::int AS total FROM (${parts(filters, keywords, counted).join(' UNION ALL ')}) part
      GROUP BY term HAVING sum(total) > 0
    )
    SELECT ${LIVE_OFFERS} AS term, coalesce(sum(n), 0)::int AS total FROM ${SERVING_SCHEMA}.term_pair
    WHERE (t1, t2) IN (${LIVE_PAIRS})
    UNION ALL
    SELECT term, total FROM counts WHERE NOT (${inRange('term', 'city')})
    UNION ALL
    (SELECT term, total FROM counts WHERE ${inRange('term', 'city')} ORDER BY total DESC, term LIMIT ${MOST_CITIES})`;
}

/** One statement that counts only the offers that pass each of several lists of filters, under the place of the list. */
export function totalsSql(lists: Filter[][], keywords: boolean): string {
  return lists
    .map(
      (filters, place) =>
        `SELECT ${place} AS term, coalesce(sum(total), 0)::int AS total FROM (${countOf(filters, keywords, ['every'])}) part`,
    )
    .join(' UNION ALL ');
}

function parts(filters: Filter[], keywords: boolean, counted: OfferSearchQuery['parts']): string[] {
  const facets: Partial<typeof FACETS_OF> =
    counted === 'all' ? FACETS_OF : counted === 'cities' ? { place: ['city'] } : {};
  const without = (group: FilterGroup) => filters.filter((filter) => filter.group !== group);
  const free = FILTER_GROUPS.filter((group) => without(group).length === filters.length);
  return [
    countOf(filters, keywords, [
      'every',
      ...free.flatMap((group) => facets[group] ?? []).filter((facet) => facet !== 'languageLevel'),
    ]),
    ...filters.flatMap(({ group, terms }) => {
      const [facet, ...more] = facets[group] ?? [];
      if (facet === 'language') {
        return [countOf(without(group), keywords, [facet]), levels(without(group), keywords, terms)];
      }
      return facet === undefined ? [] : [countOf(without(group), keywords, [facet, ...more])];
    }),
  ];
}

/** Counts the levels of the languages that are asked for, with a level or without. */
function levels(others: Filter[], keywords: boolean, asked: number[]): string {
  if (others.length === 0 && !keywords) {
    return everyOffer(['languageLevel']);
  }
  const languages = asked
    .map(readTerm)
    .map(({ group, id }) => (group === 'language' ? id : languageLevelOf(id).languageId));
  const terms = [...new Set(languages)].map((id) => termOf('language', id));
  return rowsWith([...others, { group: 'language', terms }], keywords, ['languageLevel']);
}

/** Counts `counted` among the offers that pass the filters. */
function countOf(filters: Filter[], keywords: boolean, counted: Counted[]): string {
  const [filter] = filters;
  if (keywords || filters.length > 1) {
    return rowsWith(filters, keywords, counted);
  }
  return filter === undefined ? everyOffer(counted) : alternatives(filter, counted);
}

/** Counts among the offers with one of the terms of `filter`: from the counters where there are any of them. */
function alternatives(filter: Filter, counted: Counted[]): string {
  const { group: filtered, terms } = filter;
  // The counters pair no language with another, which is never asked for but beside `eachLanguage`.
  if (filtered === 'eachLanguage') {
    return rowsWith([filter], false, counted);
  }
  const groups = terms.map((term) => readTerm(term).group);
  const single = SINGLE.some((group) => groups.every((other) => other === group));
  if (!groups.every(isCountedAlone) || (terms.length > MOST_ALTERNATIVES && !single)) {
    return rowsWith([filter], false, counted);
  }
  const added = counters(terms, counted);
  if (terms.length === 1 || single) {
    return added;
  }
  // An offer with m of the terms was counted m times.
  return `${added} UNION ALL
    SELECT term, -times FROM (
      SELECT unnest(terms) AS term, cardinality(terms OPERATOR(${TOOLS_SCHEMA}.&) ARRAY[${terms.join(',')}]) - 1 AS times
      FROM ${SERVING_SCHEMA}.offer WHERE ${matches(pairsOf(terms))}
    ) twice WHERE ${inRanges('term', counted)}`;
}

function isCountedAlone(group: TermGroup | undefined): boolean {
  return COUNTED_ALONE.some((counted) => counted === group);
}

/** Counts among all offers that are shown. Of the cities only the first are read: there are many. */
function everyOffer(counted: Counted[]): string {
  const others = counted.filter((group) => group !== 'city');
  const parts = [
    ...(others.length > 0 ? [counters([EVERY_OFFER], others)] : []),
    ...(counted.includes('city')
      ? [
          `(SELECT t2 AS term, n AS total FROM ${SERVING_SCHEMA}.term_pair WHERE ${CITIES_OF_EVERY_OFFER}
            ORDER BY n DESC, t2 LIMIT ${MOST_CITIES})`,
        ]
      : []),
  ];
  return parts.join(' UNION ALL ');
}

function counters(terms: number[], counted: Counted[]): string {
  return `SELECT t2 AS term, n AS total FROM ${SERVING_SCHEMA}.term_pair
    WHERE t1 IN (${terms.join(',')}) AND ${inRanges('t2', counted)}`;
}

/** Reads the offers and counts them by set of terms first: the sets are far fewer. */
function rowsWith(filters: Filter[], keywords: boolean, counted: Counted[]): string {
  const hits = `${SERVING_SCHEMA}.offer WHERE ${[
    ...(keywords ? ['tsv_all @@ $1::tsquery'] : []),
    ...filters.map(({ terms }) => matches(anyOf(terms))),
  ].join(' AND ')}`;
  if (counted.every((group) => group === 'every')) {
    return `SELECT ${EVERY_OFFER} AS term, count(*) AS total FROM ${hits}`;
  }
  const sets = FACET_SETS.filter((set) => set.counted.some((group) => counted.includes(group))).map(
    ({ column }) => column,
  );
  return `SELECT term, total FROM (
      SELECT unnest(terms) AS term, total FROM (
        SELECT coalesce(${sets.join(', ')}) AS terms, count(*)::int AS total
        FROM ${hits} GROUP BY GROUPING SETS (${sets.map((column) => `(${column})`).join(', ')})
      ) hit
    ) counted WHERE ${inRanges('term', counted)}`;
}

function inRanges(term: string, counted: Counted[]): string {
  const ranges = counted.map((group) => (group === 'every' ? `${term} = ${EVERY_OFFER}` : inRange(term, group)));
  return `(${ranges.join(' OR ')})`;
}

function inRange(term: string, group: TermGroup): string {
  const [first, last] = termRange(group);
  return `${term} BETWEEN ${first} AND ${last}`;
}
