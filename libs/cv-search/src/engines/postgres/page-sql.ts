import type { PeopleQuery } from '../../searching/people-query.js';
import { conditionsOf, passesEverybody } from './conditions.js';
import { SERVING_SCHEMA } from './person-tables.js';

/** Of those who have the words in their titles, skills or names, and of the others, so many are ranked: who was here last. The rest comes by that. */
const MOST_RANKED = 1_000;

const PERSON = `${SERVING_SCHEMA}.person`;
const LATEST = 'active_week DESC, account_id DESC';

/** Looked up among the best hits: their vectors stand apart, and to read each would take longer. */
const NOT_BEST = 'account_id NOT IN (SELECT best.account_id FROM best)';

/** Weights of D other names, C things, B skills, A titles. */
const SCORE = `ts_rank('{0.1, 0.25, 0.5, 1.0}', tsv_hi, $4::tsquery)`;

/**
 * The page of those who were here last. Everybody is read along the index of that order, until the page is full; those who pass filters
 * or have words are collected first, since how far apart they stand in it nobody knows.
 * @param words whether `$3` is a tsquery that people must match
 */
export function latestSql(query: PeopleQuery, words: boolean): string {
  const conditions = [...(words ? ['tsv_all @@ $3::tsquery'] : []), ...conditionsOf(query)].join(' AND ');
  if (!words && passesEverybody(query)) {
    return `SELECT account_id FROM ${PERSON} WHERE ${conditions} ORDER BY ${LATEST} OFFSET $1 LIMIT $2`;
  }
  return `WITH hits AS MATERIALIZED (SELECT account_id, active_week FROM ${PERSON} WHERE ${conditions})
    SELECT account_id FROM hits ORDER BY ${LATEST} OFFSET $1 LIMIT $2`;
}

/**
 * The page by relevance: who has all words in titles, skills and names comes before who has some in the text alone. `$3` is the tsquery,
 * `$4` the one that is ranked by.
 */
export function rankedSql(query: PeopleQuery): string {
  const conditions = conditionsOf(query).join(' AND ');
  return `WITH best AS MATERIALIZED (
      SELECT account_id, active_week FROM ${PERSON} WHERE tsv_hi @@ $3::tsquery AND ${conditions}
    ), hits AS (
      SELECT *, 1 AS tier FROM best
      UNION ALL
      SELECT account_id, active_week, 2 FROM ${PERSON}
      WHERE tsv_all @@ $3::tsquery AND ${NOT_BEST} AND ${conditions}
    ), numbered AS (
      SELECT *, row_number() OVER (PARTITION BY tier ORDER BY ${LATEST}) AS nth FROM hits
    )
    SELECT account_id FROM (
      SELECT *, CASE WHEN nth > ${MOST_RANKED} THEN -1 ELSE (
        SELECT ${SCORE} FROM ${PERSON} ranked WHERE ranked.account_id = numbered.account_id) END AS score
      FROM numbered
    ) scored
    ORDER BY tier, score DESC, ${LATEST} OFFSET $1 LIMIT $2`;
}
