import type { Filter } from '../../domain/filters.js';
import { OFFERS_PER_PROMOTED } from '../../domain/promoted-places.js';
import { SERVING_SCHEMA } from './index-tables.js';
import { occupationLexeme } from './offer-row.js';
import { conditionsOf } from './term-query.js';

/** Hits beyond the newest so many come by date, not by relevance. */
export const MOST_RANKED = 1_000;

/** More than any words can bring. */
const CALLED_SO = 10;

/**
 * Weights of D city, C company, B skills, A title. Where all words together are the name of an occupation, offers whose title names it
 * come first, in whatever language.
 */
function scoreSql(occupationIds: readonly number[]): string {
  const words = `ts_rank('{0.1, 0.25, 0.5, 1.0}', tsv_hi, $4::tsquery)`;
  const called = occupationIds.map((id) => `''${occupationLexeme(id)}''`).join(' | ');
  return called === '' ? words : `(${words} + CASE WHEN tsv_hi @@ '${called}'::tsquery THEN ${CALLED_SO} ELSE 0 END)`;
}

const BY_DATE = 'posted_at DESC, offer_id DESC';

/** What is sunk comes last, whatever else orders a list. */
const NEWEST = `sunk, ${BY_DATE}`;

/** Looked up among the best hits: their vectors stand apart, and to read each would take longer. */
const NOT_BEST = 'offer_id NOT IN (SELECT best.offer_id FROM best)';

/** The page of a list without keywords by date, along its index. Good where many offers pass the filters. */
export function walkSql(filters: Filter[]): string {
  return `SELECT offer_id FROM ${SERVING_SCHEMA}.offer ${where(filters, ['shown'])}
    ORDER BY ${NEWEST} OFFSET $1 LIMIT $2`;
}

/** The same by collecting all that pass the filters. Its cost grows with their number only. */
export function collectSql(filters: Filter[]): string {
  return `WITH ${hitsCte(filters)}
    SELECT offer_id FROM hits ORDER BY ${NEWEST} OFFSET $1 LIMIT $2`;
}

/** The page of a recommended list, along the index of promoted offers by date, that of the others and that of the sunk ones. */
export function recommendedWalkSql(filters: Filter[]): string {
  const from = (kind: string) => `${SERVING_SCHEMA}.offer ${where(filters, ['shown', kind])}`;
  return recommendedSql([], from('promoted'), from('NOT promoted AND NOT sunk'), from('sunk'));
}

/** The same by collecting all that pass the filters. */
export function recommendedCollectSql(filters: Filter[]): string {
  return recommendedSql(
    [hitsCte(filters)],
    'hits WHERE promoted',
    'hits WHERE NOT promoted AND NOT sunk',
    'hits WHERE sunk',
  );
}

/**
 * What `partsOfPage` and `mixed` say, in one statement. Of each kind no more are counted than the page could need: how many promoted
 * ones stand before its beginning and its end follows from that, and only the page's own are read.
 */
function recommendedSql(ctes: string[], promoted: string, others: string, sunk: string): string {
  const counted = (source: string) => `(SELECT count(*)::int FROM (SELECT FROM ${source} LIMIT $1 + $2) needed)`;
  const promotedAmong = (places: string) =>
    `least(promoted, greatest((${places} + ${OFFERS_PER_PROMOTED - 1}) / ${OFFERS_PER_PROMOTED}, ${places} - others))`;
  const reached = (places: string) => `greatest(0, ${places} - promoted - others)`;
  const row = (source: string, first: string, size: string) => `(
      SELECT offer_id, ${first} + row_number() OVER (ORDER BY ${BY_DATE}) - 1 AS nth FROM (
        SELECT offer_id, posted_at FROM ${source} ORDER BY ${BY_DATE}
        OFFSET (SELECT ${first} FROM part) LIMIT (SELECT ${size} FROM part)
      ) newest, part
    )`;
  const parts = [
    ...ctes,
    `counted AS MATERIALIZED (SELECT ${counted(promoted)} AS promoted, ${counted(others)} AS others)`,
    `part AS MATERIALIZED (SELECT ${promotedAmong('$1')} AS before, ${promotedAmong('($1 + $2)')} AS after, promoted, others FROM counted)`,
  ];
  return `WITH ${parts.join(', ')}
    SELECT offer_id FROM (
      SELECT offer_id, ${OFFERS_PER_PROMOTED - 1} * nth AS place, 1 AS kind FROM ${row(promoted, 'before', 'after - before')} promoted
      UNION ALL
      SELECT offer_id, nth, 2 FROM ${row(others, '$1 - before', '$2 - (after - before)')} other
      UNION ALL
      SELECT offer_id, nth, 3 FROM ${row(sunk, reached('$1'), `${reached('($1 + $2)')} - ${reached('$1')}`)} sunk
    ) page ORDER BY kind = 3, place, kind`;
}

function hitsCte(filters: Filter[]): string {
  return `hits AS MATERIALIZED (
      SELECT offer_id, promoted, sunk, posted_at FROM ${SERVING_SCHEMA}.offer ${where(filters, [])}
    )`;
}

/** The page of a list with keywords by date; `$3` is the tsquery. */
export function newestHitsSql(filters: Filter[]): string {
  return `WITH hits AS MATERIALIZED (
      SELECT offer_id, sunk, posted_at FROM ${SERVING_SCHEMA}.offer ${where(filters, ['tsv_all @@ $3::tsquery'])}
    )
    SELECT offer_id FROM hits ORDER BY ${NEWEST} OFFSET $1 LIMIT $2`;
}

/**
 * The page of a list with keywords by relevance, as far as it lies within the best hits: the newest 1,000 of the offers
 * with all words in title, skills, company and city that are not sunk, by score. `$3` is the tsquery of all words, `$4` the one that ranks.
 */
export function bestHitsSql(filters: Filter[], occupationIds: readonly number[]): string {
  return `WITH hits AS MATERIALIZED (
      SELECT offer_id, posted_at, tsv_hi
      FROM ${SERVING_SCHEMA}.offer ${where(filters, ['tsv_hi @@ $3::tsquery', 'NOT sunk'])}
    ), newest AS (
      SELECT * FROM hits ORDER BY ${BY_DATE} LIMIT ${MOST_RANKED}
    )
    SELECT offer_id FROM newest ORDER BY ${scoreSql(occupationIds)} DESC, ${BY_DATE} OFFSET $1 LIMIT $2`;
}

/**
 * The page of the first 1,000 hits by relevance, where the best hits do not fill it: after all of them come the newest 1,000
 * of the offers that need the description for the words, by score.
 */
export function firstHitsSql(filters: Filter[], occupationIds: readonly number[]): string {
  return `WITH best AS MATERIALIZED (
      SELECT offer_id, sunk, posted_at, tsv_hi
      FROM ${SERVING_SCHEMA}.offer ${where(filters, ['tsv_hi @@ $3::tsquery'])}
    ), others AS MATERIALIZED (
      SELECT offer_id, sunk, posted_at, tsv_hi
      FROM ${SERVING_SCHEMA}.offer ${where(filters, ['tsv_all @@ $3::tsquery', NOT_BEST])}
      ORDER BY ${NEWEST} LIMIT ${MOST_RANKED}
    )
    SELECT offer_id FROM (
      SELECT *, 1 AS tier FROM best UNION ALL SELECT *, 2 FROM others
    ) hit
    ORDER BY sunk, tier, ${scoreSql(occupationIds)} DESC, ${BY_DATE} OFFSET $1 LIMIT $2`;
}

/** The same for any page: in both parts, what is not among the newest 1,000 comes last, by date. */
export function rankedHitsSql(filters: Filter[], occupationIds: readonly number[]): string {
  return `WITH best AS MATERIALIZED (
      SELECT offer_id, sunk, posted_at
      FROM ${SERVING_SCHEMA}.offer ${where(filters, ['tsv_hi @@ $3::tsquery'])}
    ), hits AS (
      SELECT *, 1 AS tier FROM best
      UNION ALL
      SELECT offer_id, sunk, posted_at, 2
      FROM ${SERVING_SCHEMA}.offer ${where(filters, ['tsv_all @@ $3::tsquery', NOT_BEST])}
    ), numbered AS (
      SELECT *, row_number() OVER (PARTITION BY tier ORDER BY ${NEWEST}) AS nth FROM hits
    )
    SELECT offer_id FROM (
      SELECT *, CASE WHEN nth > ${MOST_RANKED} THEN -1 ELSE (
        SELECT ${scoreSql(occupationIds)} FROM ${SERVING_SCHEMA}.offer o WHERE o.offer_id = numbered.offer_id) END AS score
      FROM numbered
    ) ranked
    ORDER BY sunk, tier, score DESC, ${BY_DATE} OFFSET $1 LIMIT $2`;
}

function where(filters: Filter[], conditions: string[]): string {
  const all = [...conditions, ...conditionsOf(filters)];
  return all.length > 0 ? `WHERE ${all.join(' AND ')}` : '';
}
