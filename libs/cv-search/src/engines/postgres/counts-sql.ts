import type { PeopleQuery } from '../../searching/people-query.js';
import { CUT_GROUPS, MOST_VALUES } from '../terms/facets.js';
import { type Counting, countingsOf, filtersOf } from '../terms/filters.js';
import { EVERYBODY_TERM } from '../terms/terms.js';
import { blockedSql, conditionsOf, passesEverybody } from './conditions.js';
import { areIn, isIn, SERVING_SCHEMA } from './person-tables.js';

/** Stands in the answer for the number of all whom the company may find. */
export const EVERYBODY = -1;

const PERSON = `${SERVING_SCHEMA}.person`;

/**
 * One statement for all that a query counts, by term (`term`, `total`): its facets, under the term 0 who passes every filter, under -1
 * everybody. Who passes is read once for each counting.
 * @param words whether `$1` is a tsquery that people must match
 */
export function countsSql(query: PeopleQuery, words: boolean): string {
  const countings = countingsOf(filtersOf(query), query.parts).map((counting) => countingSql(query, counting, words));
  const cut = CUT_GROUPS.map(
    (group) => `UNION ALL
    (SELECT term, total FROM counts WHERE ${isIn(group)} ORDER BY total DESC, term LIMIT ${MOST_VALUES})`,
  );
  return `WITH counts AS MATERIALIZED (
      SELECT term, sum(total)::int AS total FROM (${countings.join(' UNION ALL ')}) part
      GROUP BY term HAVING sum(total) > 0
    )
    SELECT ${EVERYBODY} AS term, ${everybodySql(query)} AS total
    UNION ALL
    SELECT term, total FROM counts WHERE NOT (${CUT_GROUPS.map(isIn).join(' OR ')})
    ${cut.join('\n')}`;
}

/** One statement that counts only those who pass each of several queries of one company or several, under the place of the query. */
export function totalsSql(queries: readonly PeopleQuery[], words: boolean): string {
  return queries
    .map((query, place) => {
      const total =
        !words && passesEverybody(query)
          ? everybodySql(query)
          : `(SELECT count(*)::int FROM ${PERSON} WHERE ${allOf(query, null, words)})`;
      return `SELECT ${place} AS term, ${total} AS total`;
    })
    .join(' UNION ALL ');
}

/** What everybody has stands in a table of its own, but for those who blocked the company: there are few of them. */
export function everybodySql({ companyId }: Pick<PeopleQuery, 'companyId'>): string {
  return `(coalesce((SELECT n FROM ${SERVING_SCHEMA}.term_count WHERE term = ${EVERYBODY_TERM}), 0)
    - (SELECT count(*) FROM ${PERSON} WHERE ${blockedSql(companyId)}))::int`;
}

function countingSql(query: PeopleQuery, { left, groups }: Counting, words: boolean): string {
  const areCounted = areIn(groups);
  if (!words && passesEverybody(query, left)) {
    return `SELECT term, n AS total FROM ${SERVING_SCHEMA}.term_count WHERE ${onlyWanted(areCounted, left)}
      UNION ALL
      SELECT term, -count(*) FROM (SELECT unnest(terms) AS term FROM ${PERSON} WHERE ${blockedSql(query.companyId)}) blocked
      WHERE ${onlyWanted(areCounted, left)} GROUP BY term`;
  }
  const passing = `${PERSON} WHERE ${allOf(query, left, words)}`;
  return groups.length === 0
    ? `SELECT ${EVERYBODY_TERM} AS term, count(*) AS total FROM ${passing}`
    : `SELECT term, count(*) AS total FROM (SELECT unnest(terms) AS term FROM ${passing}) had
       WHERE ${onlyWanted(areCounted, left)} GROUP BY term`;
}

/** How many pass is told by the counting that leaves no group out. */
function onlyWanted(areCounted: string, left: Counting['left']): string {
  return left === null ? areCounted : `${areCounted} AND term <> ${EVERYBODY_TERM}`;
}

function allOf(query: PeopleQuery, left: Counting['left'], words: boolean): string {
  return [...(words ? ['tsv_all @@ $1::tsquery'] : []), ...conditionsOf(query, left)].join(' AND ');
}
