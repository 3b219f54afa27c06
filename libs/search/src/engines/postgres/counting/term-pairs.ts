import { FACETS_OF } from '../../../domain/filters.js';
import { EVERY_OFFER, type TermGroup, termRange } from '../../../domain/terms.js';

/**
 * The counters: the table `term_pair` (t1, t2, n) holds how many offers have both terms. t1 is a term that lists filter by alone on public
 * pages (`COUNTER_GROUPS`) or 0, which every offer that is shown has; t2 is any term of another group of filters. So the counters with
 * t1 = X are the facets of the list of X, ready to be read. (-1, -1) counts the offers that are live and not shown.
 */
export const COUNTER_GROUPS = ['country', 'language', 'remote'] as const satisfies readonly TermGroup[];

/**
 * The pairs of terms of one offer that are counted, as a FROM item with t1 and t2. Pairs within a group of filters are
 * never asked for; neither are those of a company, which is no facet.
 */
export function termPairsSql(terms: string): string {
  const ofFilter = (term: string) =>
    `(CASE ${Object.values(FACETS_OF)
      .map((groups, index) => `WHEN ${groups.map((group) => inGroup(term, group)).join(' OR ') || false} THEN ${index}`)
      .join(' ')} ELSE -1 END)`;
  return `LATERAL (
      SELECT a AS t1, b AS t2 FROM unnest(${terms}) a, unnest(${terms}) b
      WHERE (a = b AND a <= ${EVERY_OFFER}) OR (a <> b AND NOT (${inGroup('b', 'company')}) AND (a = ${EVERY_OFFER}
        OR ((${COUNTER_GROUPS.map((group) => inGroup('a', group)).join(' OR ')}) AND ${ofFilter('a')} <> ${ofFilter('b')})))
    ) pair`;
}

/** Whether a term, as SQL, is one of the group. */
export function inGroup(term: string, group: TermGroup): string {
  const [first, last] = termRange(group);
  return `${term} BETWEEN ${first} AND ${last}`;
}
