import { MOST_CITIES } from '../../../domain/facets.js';
import type { Filter } from '../../../domain/filters.js';
import { EVERY_OFFER, HIDDEN_OFFER } from '../../../domain/terms.js';
import type { OfferSearchQuery } from '../../../queries/offer-search-query.js';
import { SERVING_SCHEMA } from '../index-tables.js';
import { countingSql } from './counting-sql.js';
import { countingsOf } from './countings.js';
import { inGroup } from './term-pairs.js';

/** Counters of the live offers: those that are shown and the others. */
export const LIVE_PAIRS = `(${EVERY_OFFER}, ${EVERY_OFFER}), (${HIDDEN_OFFER}, ${HIDDEN_OFFER})`;

/** Stands for the number of live offers in the answer of `countsSql`. */
export const LIVE_OFFERS = -1;

/**
 * One statement for all that a query counts, by term (`term`, `total`): its facets, under the term 0 the offers that pass every filter,
 * under -1 all live ones. `countingsOf` says what is counted among which offers, `countingWay` how.
 * @param keywords whether `$1` is a tsquery that offers must match
 */
export function countsSql(filters: Filter[], keywords: boolean, parts: OfferSearchQuery['parts']): string {
  const countings = countingsOf(filters, keywords, parts).map((counting) => countingSql(counting, keywords));
  return `WITH counts AS (
      SELECT term, sum(total)::int AS total FROM (${countings.join(' UNION ALL ')}) part
      GROUP BY term HAVING sum(total) > 0
    )
    SELECT ${LIVE_OFFERS} AS term, coalesce(sum(n), 0)::int AS total FROM ${SERVING_SCHEMA}.term_pair
    WHERE (t1, t2) IN (${LIVE_PAIRS})
    UNION ALL
    SELECT term, total FROM counts WHERE NOT (${inGroup('term', 'city')})
    UNION ALL
    (SELECT term, total FROM counts WHERE ${inGroup('term', 'city')} ORDER BY total DESC, term LIMIT ${MOST_CITIES})`;
}

/** One statement that counts only the offers that pass each of several lists of filters, under the place of the list. */
export function totalsSql(lists: Filter[][], keywords: boolean): string {
  const totals = lists.map((filters, place) => {
    const hits = countingSql({ filters, counted: ['every'] }, keywords);
    return `SELECT ${place} AS term, coalesce(sum(total), 0)::int AS total FROM (${hits}) part`;
  });
  return totals.join(' UNION ALL ');
}
