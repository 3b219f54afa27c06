import type { EntityManager } from 'typeorm';
import { type Counts, type IndexLayout, idColumn, rowParameters, sentRowsSql } from './index-layout.js';

/**
 * Changes what an index counts by what becomes different when the documents `touchedIds` get the state of `rows`, or go where they have no
 * row. To be called before the rows are written: what they replace is read from the tables.
 */
export async function changeCounts<Row>(
  tx: EntityManager,
  layout: IndexLayout<never, Row>,
  rows: Row[],
  touchedIds: number[],
): Promise<void> {
  for (const counts of layout.counts) {
    const parameters = [...rowParameters(rows, [idColumn(layout.tables[0]), counts.column]), touchedIds];
    const emptied = await tx.query<object[]>(changeSql(layout, counts), parameters);
    if (emptied.length > 0) {
      await tx.query(removeSql(layout.schema, counts), [JSON.stringify(emptied)]);
    }
  }
}

/** Adds the difference and gives the keys whose count is 0 now. */
function changeSql<Row>(layout: IndexLayout<never, Row>, counts: Counts<Row>): string {
  const key = counts.key.map(({ name }) => name).join(', ');
  return `WITH ${differenceSql(layout, counts)}, counted AS (
      INSERT INTO ${layout.schema}.${counts.table} AS known (${key}, n)
      SELECT ${key}, sum(sign) FROM difference, ${counts.keysOf}
      GROUP BY ${key} HAVING sum(sign) <> 0
      ON CONFLICT (${key}) DO UPDATE SET n = known.n + excluded.n RETURNING ${key}, n)
    SELECT ${key} FROM counted WHERE n = 0`;
}

/** A statement of its own: one that changes a row cannot remove it as well. */
function removeSql<Row>(schema: string, { table, key }: Counts<Row>): string {
  const columns = key.map(({ name, type }) => `${name} ${type}`).join(', ');
  return `DELETE FROM ${schema}.${table} USING jsonb_to_recordset($1::jsonb) AS gone (${columns})
    WHERE ${key.map(({ name }) => `${table}.${name} = gone.${name}`).join(' AND ')}`;
}

/** What the index has of the documents counts -1, what it is going to have +1; those that keep the value are left out. */
function differenceSql<Row>({ schema, tables: [rows] }: IndexLayout<never, Row>, { column }: Counts<Row>): string {
  const { name, type } = column;
  const id = idColumn(rows);
  return `changed AS MATERIALIZED (
    SELECT old.${name} AS before, sent.${name}::${type} AS after
    FROM unnest($3::int[]) AS touched (id)
    LEFT JOIN ${schema}.${rows.name} old ON old.${id.name} = touched.id
    LEFT JOIN ${sentRowsSql([id, column])} ON sent.${id.name} = touched.id
    WHERE old.${name} IS DISTINCT FROM sent.${name}::${type}
  ), difference AS (
    SELECT before AS value, -1 AS sign FROM changed WHERE before IS NOT NULL
    UNION ALL SELECT after, 1 FROM changed WHERE after IS NOT NULL
  )`;
}
