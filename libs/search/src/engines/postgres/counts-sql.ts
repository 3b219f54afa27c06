import { MOST_CITIES } from '../../domain/facets.js';
import { FACETS_OF, FILTER_GROUPS, type Filter, type FilterGroup } from '../../domain/filters.js';
import { EVERY_OFFER, termOf, termRange } from '../../domain/terms.js';
import { CITIES_OF_EVERY_OFFER, SERVING_SCHEMA, TOOLS_SCHEMA } from './index-tables.js';
import { allButOneOf, allOf, anyOf, matches, pairsOf } from './term-query.js';

/** Groups of which an offer has at most one term: counts of alternatives can be added up. */
const SINGLE: readonly FilterGroup[] = ['remote', 'experience'];

/** Values of the groups with few of them. */
const MOST_VALUES = 6;

/** With more alternatives, finding offers that have two of them costs more than reading all. */
const MOST_ALTERNATIVES = 6;

/** Stands for the number of live offers in the answer of `countsSql`. */
export const LIVE_OFFERS = -1;

/**
 * One statement that counts the offers by term (`term`, `total`): each facet under all filters but those of its own group,
 * under the term 0 those that pass every filter, under -1 all live ones. Counters answer where at most one group filters and there are no
 * keywords; otherwise the hits are read once.
 * @param keywords whether `$1` is a tsquery that offers must match
 */
export function countsSql(filters: Filter[], keywords: boolean): string {
  return `WITH counts AS (
      SELECT term, sum(total)::int AS total FROM (${parts(filters, keywords).join(' UNION ALL ')}) part
      GROUP BY term HAVING sum(total) > 0
    )
    SELECT ${LIVE_OFFERS} AS term, n AS total FROM ${SERVING_SCHEMA}.term_pair WHERE t1 = ${EVERY_OFFER} AND t2 = ${EVERY_OFFER}
    UNION ALL
    SELECT term, total FROM counts WHERE NOT (${inRange('term', termRange('city'))})
    UNION ALL
    (SELECT term, total FROM counts WHERE ${inRange('term', termRange('city'))} ORDER BY total DESC, term LIMIT ${MOST_CITIES})`;
}

function parts(filters: Filter[], keywords: boolean): string[] {
  if (keywords || filters.length > 2) {
    return [hits(filters, keywords)];
  }
  const [first, second] = filters;
  const others = FILTER_GROUPS.filter((group) => !filters.some((filter) => filter.group === group));
  if (first === undefined) {
    return [everyOffer([...others, 'every'])];
  }
  if (second === undefined) {
    return [alternatives(first, [...others, 'every']), everyOffer([first.group])];
  }
  return [
    rowsWith(matches(allOf(filters)), [...others, 'every']),
    alternatives(second, [first.group]),
    alternatives(first, [second.group]),
  ];
}

type Counted = FilterGroup | 'every';

/** Counts of `counted` among the offers with one of the terms of `filter`, from the counters. */
function alternatives({ group, terms }: Filter, counted: Counted[]): string {
  if (terms.length > MOST_ALTERNATIVES && !SINGLE.includes(group)) {
    return rowsWith(matches(anyOf(terms)), counted);
  }
  const added = counters(terms, counted);
  if (terms.length === 1 || SINGLE.includes(group)) {
    return added;
  }
  // An offer with m of the terms was counted m times.
  return `${added} UNION ALL
    SELECT term, -times FROM (
      SELECT unnest(terms) AS term, cardinality(terms OPERATOR(${TOOLS_SCHEMA}.&) ARRAY[${terms.join(',')}]) - 1 AS times
      FROM ${SERVING_SCHEMA}.offer WHERE ${matches(pairsOf(terms))}
    ) twice WHERE ${inRanges('term', counted)}`;
}

/** Counts among all live offers. Of the cities only the first are read: there are many. */
function everyOffer(counted: Counted[]): string {
  const all = counters([EVERY_OFFER], counted);
  if (!counted.includes('place')) {
    return all;
  }
  const [firstCity, lastCity] = termRange('city');
  return `${all} AND t2 < ${firstCity} UNION ALL ${all} AND t2 > ${lastCity} UNION ALL
    (SELECT t2, n FROM ${SERVING_SCHEMA}.term_pair WHERE ${CITIES_OF_EVERY_OFFER} ORDER BY n DESC, t2 LIMIT ${MOST_CITIES})`;
}

function counters(terms: number[], counted: Counted[]): string {
  return `SELECT t2 AS term, n AS total FROM ${SERVING_SCHEMA}.term_pair
    WHERE t1 IN (${terms.join(',')}) AND ${inRanges('t2', counted)}`;
}

function rowsWith(condition: string, counted: Counted[]): string {
  return `SELECT term, 1 AS total FROM (SELECT unnest(terms) AS term FROM ${SERVING_SCHEMA}.offer WHERE ${condition}) hit
    WHERE ${inRanges('term', counted)}`;
}

/** Reads offers that fail at most one filter: one that fails a filter still counts for the facets of that group. */
function hits(filters: Filter[], keywords: boolean): string {
  const conditions = [...(keywords ? ['tsv_all @@ $1::tsquery'] : []), ...allButOneOf(filters)];
  const failed = filters
    .map(({ group, terms }) => `WHEN NOT ${matches(anyOf(terms))} THEN ${termsOf(group)}`)
    .join(' ');
  return `SELECT unnest(${failed === '' ? 'terms' : `CASE ${failed} ELSE terms END`}) AS term, 1 AS total
    FROM ${SERVING_SCHEMA}.offer WHERE ${conditions.join(' AND ')}`;
}

/** The terms of one group that an offer has. */
function termsOf(group: FilterGroup): string {
  if (group === 'place' || group === 'language') {
    return `${group}_terms`;
  }
  const values = Array.from({ length: MOST_VALUES }, (_, index) => termOf(group, index + 1));
  return `terms OPERATOR(${TOOLS_SCHEMA}.&) '{${values.join(',')}}'::int[]`;
}

function inRanges(term: string, counted: Counted[]): string {
  const ranges = counted.flatMap((group) =>
    group === 'every' ? [`${term} = ${EVERY_OFFER}`] : FACETS_OF[group].map((facet) => inRange(term, termRange(facet))),
  );
  return `(${ranges.join(' OR ')})`;
}

function inRange(term: string, [first, last]: [number, number]): string {
  return `${term} BETWEEN ${first} AND ${last}`;
}
