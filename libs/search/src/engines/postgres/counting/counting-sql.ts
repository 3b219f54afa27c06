import { MOST_CITIES } from '../../../domain/facets.js';
import { leavesOut } from '../../../domain/filters.js';
import { EVERY_OFFER } from '../../../domain/terms.js';
import { type Counted, FACET_SETS } from '../facet-sets.js';
import { CITIES_OF_EVERY_OFFER, SERVING_SCHEMA, TOOLS_SCHEMA } from '../index-tables.js';
import { conditionsOf, matches, pairsOf } from '../term-query.js';
import { countingWay } from './counting-way.js';
import type { Counting } from './countings.js';
import { inGroup } from './term-pairs.js';

/** A query that answers one counting with rows (`term`, `total`); a term may come several times, its totals are to be added up. */
export function countingSql(counting: Counting, keywords: boolean): string {
  const { filters, counted } = counting;
  const left = filters.find(leavesOut);
  if (left !== undefined) {
    return leftOutSql({ filters: filters.filter((filter) => filter !== left), counted }, left.terms, keywords);
  }
  const terms = filters.flatMap((filter) => filter.terms);
  switch (countingWay(counting, keywords)) {
    case 'counters of every offer':
      return countersOfEveryOfferSql(counted);
    case 'counters':
      return countersSql(terms, counted);
    case 'counters less repeats':
      return `${countersSql(terms, counted)} UNION ALL ${repeatsSql(terms, counted)}`;
    case 'hits':
      return hitsSql(counting, keywords);
  }
}

/** All that pass, less those that are left out: both can be looked up by what offers have. */
function leftOutSql({ filters, counted }: Counting, companies: number[], keywords: boolean): string {
  const nothingFilters = filters.length === 0 && !keywords;
  const all = nothingFilters ? countersSql([EVERY_OFFER], counted) : countingSql({ filters, counted }, keywords);
  const left = hitsSql({ filters: [...filters, { group: 'company', terms: companies }], counted }, keywords);
  return `${all} UNION ALL SELECT term, -total FROM (${left}) left_out`;
}

/** Of the cities only the first are read: there are many. */
function countersOfEveryOfferSql(counted: Counted[]): string {
  const others = counted.filter((facet) => facet !== 'city');
  const cities = `(SELECT t2 AS term, n AS total FROM ${SERVING_SCHEMA}.term_pair WHERE ${CITIES_OF_EVERY_OFFER}
    ORDER BY n DESC, t2 LIMIT ${MOST_CITIES})`;
  return [
    ...(others.length > 0 ? [countersSql([EVERY_OFFER], others)] : []),
    ...(counted.includes('city') ? [cities] : []),
  ].join(' UNION ALL ');
}

function countersSql(terms: number[], counted: Counted[]): string {
  return `SELECT t2 AS term, n AS total FROM ${SERVING_SCHEMA}.term_pair
    WHERE t1 IN (${terms.join(',')}) AND ${areCounted('t2', counted)}`;
}

/** What the counters of several terms count too often: an offer with m of them m - 1 times. */
function repeatsSql(terms: number[], counted: Counted[]): string {
  return `SELECT term, -times FROM (
      SELECT unnest(terms) AS term, cardinality(terms OPERATOR(${TOOLS_SCHEMA}.&) ARRAY[${terms.join(',')}]) - 1 AS times
      FROM ${SERVING_SCHEMA}.offer WHERE ${matches(pairsOf(terms))}
    ) twice WHERE ${areCounted('term', counted)}`;
}

/** Reads the offers and counts them by set of terms first: the sets are far fewer. `$1` is the tsquery of the keywords. */
function hitsSql({ filters, counted }: Counting, keywords: boolean): string {
  const hits = `${SERVING_SCHEMA}.offer WHERE ${[
    ...(keywords ? ['tsv_all @@ $1::tsquery'] : []),
    ...conditionsOf(filters),
  ].join(' AND ')}`;
  if (counted.every((facet) => facet === 'every')) {
    return `SELECT ${EVERY_OFFER} AS term, count(*) AS total FROM ${hits}`;
  }
  const sets = FACET_SETS.filter((set) => set.counted.some((facet) => counted.includes(facet)));
  const columns = sets.map(({ column }) => column);
  return `SELECT term, total FROM (
      SELECT unnest(terms) AS term, total FROM (
        SELECT coalesce(${columns.join(', ')}) AS terms, count(*)::int AS total
        FROM ${hits} GROUP BY GROUPING SETS (${columns.map((column) => `(${column})`).join(', ')})
      ) hit
    ) counted WHERE ${areCounted('term', counted)}`;
}

function areCounted(term: string, counted: Counted[]): string {
  const each = counted.map((facet) => (facet === 'every' ? `${term} = ${EVERY_OFFER}` : inGroup(term, facet)));
  return `(${each.join(' OR ')})`;
}
