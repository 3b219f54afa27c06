import { copyRows } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { FACET_SETS } from './facet-sets.js';
import { SERVING_SCHEMA, termPairsSql } from './index-tables.js';
import type { OfferRow } from './offer-row.js';

/** Columns of an offer with their types; arrays and vectors come as text. */
const TYPES: [column: string, type: string, sentAs: string][] = [
  ['offer_id', 'int', 'int'],
  ['shown', 'boolean', 'boolean'],
  ['promoted', 'boolean', 'boolean'],
  ['posted_at', 'timestamptz', 'timestamptz'],
  ...FACET_SETS.map(({ column }): [string, string, string] => [column, 'int[]', 'text']),
  ['terms', 'int[]', 'text'],
  ['tsv_hi', 'tsvector', 'text'],
  ['tsv_all', 'tsvector', 'text'],
];

const COLUMNS = TYPES.map(([column]) => column).join(', ');

const VALUES = TYPES.map(([column, type]) => `${column}::${type}`).join(', ');

/** Parameters of `columns`: one array for each column, description and names last. */
const ROWS = `unnest(${[...TYPES.map(([, , sentAs]) => sentAs), 'text', 'text']
  .map((type, index) => `$${index + 1}::${type}[]`)
  .join(', ')}) AS r (${COLUMNS}, description, names)`;

/** Parameter after those of the rows: ids of all offers that are written or removed. */
const TOUCHED = `$${TYPES.length + 3}::int[]`;

/** Adds rows to the empty tables of a new index. */
export async function insertRows(tx: EntityManager, schema: string, rows: OfferRow[]): Promise<void> {
  await copyRows(
    tx,
    `${schema}.offer`,
    TYPES.map(([column]) => column),
    rows.map(valuesOf),
  );
  await copyRows(
    tx,
    `${schema}.offer_text`,
    ['offer_id', 'description', 'names'],
    rows.map(({ id, description, names }) => [id, description, names]),
  );
}

/**
 * Writes and removes rows of the index that serves and changes its counts by the difference, in the transaction `tx`.
 * Only one transaction may do so at a time (see `EngineLock`).
 */
export async function replaceRows(tx: EntityManager, rows: OfferRow[], removedIds: number[]): Promise<void> {
  const parameters = [...columns(rows), [...rows.map(({ id }) => id), ...removedIds]];
  await changeCounts(
    tx,
    `WITH ${differenceOf('terms')}, counted AS (
       INSERT INTO ${SERVING_SCHEMA}.term_pair AS known (t1, t2, n)
       SELECT t1, t2, sum(sign) FROM difference, ${termPairsSql('terms::int[]')}
       GROUP BY t1, t2 HAVING sum(sign) <> 0
       ON CONFLICT (t1, t2) DO UPDATE SET n = known.n + excluded.n RETURNING t1, t2, n)
     SELECT t1, t2 FROM counted WHERE n = 0`,
    `DELETE FROM ${SERVING_SCHEMA}.term_pair USING jsonb_to_recordset($1::jsonb) AS gone (t1 int, t2 int)
     WHERE term_pair.t1 = gone.t1 AND term_pair.t2 = gone.t2`,
    parameters,
  );
  await changeCounts(
    tx,
    `WITH ${differenceOf('tsv_all')}, counted AS (
       INSERT INTO ${SERVING_SCHEMA}.word AS known (word, n)
       SELECT lexeme, sum(sign) FROM difference, unnest(tsv_all::tsvector) AS entry
       GROUP BY lexeme HAVING sum(sign) <> 0
       ON CONFLICT (word) DO UPDATE SET n = known.n + excluded.n RETURNING word, n)
     SELECT word FROM counted WHERE n = 0`,
    `DELETE FROM ${SERVING_SCHEMA}.word USING jsonb_to_recordset($1::jsonb) AS gone (word text)
     WHERE word.word = gone.word`,
    parameters,
  );
  await tx.query(
    `WITH rows AS MATERIALIZED (SELECT * FROM ${ROWS}),
          gone AS (DELETE FROM ${SERVING_SCHEMA}.offer WHERE offer_id = ANY (${TOUCHED}) AND offer_id <> ALL ($1)),
          gone_texts AS (DELETE FROM ${SERVING_SCHEMA}.offer_text WHERE offer_id = ANY (${TOUCHED}) AND offer_id <> ALL ($1)),
          texts AS (
            INSERT INTO ${SERVING_SCHEMA}.offer_text SELECT offer_id, description, names FROM rows
            ON CONFLICT (offer_id) DO UPDATE SET description = excluded.description, names = excluded.names)
     INSERT INTO ${SERVING_SCHEMA}.offer (${COLUMNS}) SELECT ${VALUES} FROM rows
     ON CONFLICT (offer_id) DO UPDATE SET ${TYPES.slice(1)
       .map(([column]) => `${column} = excluded.${column}`)
       .join(', ')}`,
    parameters,
  );
}

/** Changes counts and takes out those that are now 0. */
async function changeCounts(tx: EntityManager, changeSql: string, deleteSql: string, parameters: unknown[]) {
  const gone = await tx.query<object[]>(changeSql, parameters);
  if (gone.length > 0) {
    await tx.query(deleteSql, [JSON.stringify(gone)]);
  }
}

/** What the index has of the offers counts -1, what it is going to have +1; offers that keep the value are left out. */
function differenceOf(column: 'terms' | 'tsv_all'): string {
  const type = column === 'terms' ? 'int[]' : 'tsvector';
  return `changed AS MATERIALIZED (
    SELECT old.${column} AS before, r.${column}::${type} AS after
    FROM unnest(${TOUCHED}) AS id
    LEFT JOIN ${SERVING_SCHEMA}.offer old ON old.offer_id = id
    LEFT JOIN ${ROWS} ON r.offer_id = id
    WHERE old.${column} IS DISTINCT FROM r.${column}::${type}
  ), difference AS (
    SELECT before AS ${column}, -1 AS sign FROM changed WHERE before IS NOT NULL
    UNION ALL SELECT after, 1 FROM changed WHERE after IS NOT NULL
  )`;
}

/** In the order of `TYPES`. */
function valuesOf({ id, shown, promoted, postedAt, facetSets, terms, tsvHi, tsvAll }: OfferRow) {
  return [id, shown, promoted, postedAt, ...facetSets, terms, tsvHi, tsvAll];
}

function columns(rows: OfferRow[]): unknown[] {
  const values = rows.map(valuesOf);
  return [
    ...TYPES.map((_, index) => values.map((row) => row[index])),
    rows.map(({ description }) => description),
    rows.map(({ names }) => names),
  ];
}
