import type { EntityManager } from 'typeorm';
import { termPairsSql } from './counting/term-pairs.js';
import { SERVING_SCHEMA } from './index-tables.js';
import { OFFER_ID, type OfferColumn, rowParameters, sentRowsSql, TERMS, WORDS } from './offer-columns.js';
import type { OfferRow } from './offer-row.js';

/** A table of counts over all offers: which values of an offer's column it counts. */
interface Counts {
  table: string;
  /** Column of an offer that the counts come from; while it stays the same, they do. */
  column: OfferColumn;
  key: readonly { name: string; type: string }[];
  /** FROM item that gives the keys which a `value` of the column counts for. */
  keysOf: string;
}

const COUNTERS: Counts = {
  table: 'term_pair',
  column: TERMS,
  key: [
    { name: 't1', type: 'int' },
    { name: 't2', type: 'int' },
  ],
  keysOf: termPairsSql('value'),
};

const DICTIONARY: Counts = {
  table: 'word',
  column: WORDS,
  key: [{ name: 'word', type: 'text' }],
  keysOf: 'LATERAL (SELECT lexeme AS word FROM unnest(value)) AS entry',
};

/**
 * Changes the counters of terms and the dictionary by what becomes different when the offers `touchedIds` get the state of `rows`, or go
 * where they have no row. To be called before the rows are written: what they replace is read from the tables.
 */
export async function changeCounts(tx: EntityManager, rows: OfferRow[], touchedIds: number[]): Promise<void> {
  for (const counts of [COUNTERS, DICTIONARY]) {
    const parameters = [...rowParameters(rows, [OFFER_ID, counts.column]), touchedIds];
    const emptied = await tx.query<object[]>(changeSql(counts), parameters);
    if (emptied.length > 0) {
      await tx.query(removeSql(counts), [JSON.stringify(emptied)]);
    }
  }
}

/** Adds the difference and gives the keys whose count is 0 now. */
function changeSql(counts: Counts): string {
  const key = counts.key.map(({ name }) => name).join(', ');
  return `WITH ${differenceSql(counts)}, counted AS (
      INSERT INTO ${SERVING_SCHEMA}.${counts.table} AS known (${key}, n)
      SELECT ${key}, sum(sign) FROM difference, ${counts.keysOf}
      GROUP BY ${key} HAVING sum(sign) <> 0
      ON CONFLICT (${key}) DO UPDATE SET n = known.n + excluded.n RETURNING ${key}, n)
    SELECT ${key} FROM counted WHERE n = 0`;
}

/** A statement of its own: one that changes a row cannot remove it as well. */
function removeSql({ table, key }: Counts): string {
  const columns = key.map(({ name, type }) => `${name} ${type}`).join(', ');
  return `DELETE FROM ${SERVING_SCHEMA}.${table} USING jsonb_to_recordset($1::jsonb) AS gone (${columns})
    WHERE ${key.map(({ name }) => `${table}.${name} = gone.${name}`).join(' AND ')}`;
}

/** What the index has of the offers counts -1, what it is going to have +1; offers that keep the value are left out. */
function differenceSql({ column }: Counts): string {
  const { name, type } = column;
  return `changed AS MATERIALIZED (
    SELECT old.${name} AS before, sent.${name}::${type} AS after
    FROM unnest($3::int[]) AS id
    LEFT JOIN ${SERVING_SCHEMA}.offer old ON old.offer_id = id
    LEFT JOIN ${sentRowsSql([OFFER_ID, column])} ON sent.offer_id = id
    WHERE old.${name} IS DISTINCT FROM sent.${name}::${type}
  ), difference AS (
    SELECT before AS value, -1 AS sign FROM changed WHERE before IS NOT NULL
    UNION ALL SELECT after, 1 FROM changed WHERE after IS NOT NULL
  )`;
}
