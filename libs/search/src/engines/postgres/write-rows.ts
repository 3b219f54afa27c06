import { copyRows } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { changeCounts } from './change-counts.js';
import { type IndexLayout, idColumn, type RowTable, rowParameters, sentRowsSql } from './index-layout.js';

/**
 * An index is tables with a row for each document, and others with counts over all of them. A new index is filled with rows alone and
 * counted at the end (`fillCounts`); in one that serves, the counts change with the rows.
 */

/** Adds rows to the empty tables of a new index. */
export async function insertRows<Row>(
  tx: EntityManager,
  tables: readonly RowTable<Row>[],
  schema: string,
  rows: Row[],
): Promise<void> {
  for (const { name, columns } of tables) {
    await copyRows(
      tx,
      `${schema}.${name}`,
      columns.map((column) => column.name),
      rows.map((row) => columns.map(({ value }) => value(row))),
    );
  }
}

/**
 * Writes and removes rows of the index that serves and changes its counts by the difference, in the transaction `tx`.
 * Only one transaction may do so at a time (see `ProjectionLocks`).
 */
export async function replaceRows<Row>(
  tx: EntityManager,
  layout: IndexLayout<never, Row>,
  rows: Row[],
  removedIds: number[],
): Promise<void> {
  const [ids] = rowParameters(rows, [idColumn(layout.tables[0])]) as [number[]];
  await changeCounts(tx, layout, rows, [...new Set([...ids, ...removedIds])]);
  for (const table of layout.tables) {
    if (removedIds.length > 0) {
      const { name: id } = idColumn(table);
      await tx.query(`DELETE FROM ${layout.schema}.${table.name} WHERE ${id} = ANY ($1::int[])`, [removedIds]);
    }
    await tx.query(upsertSql(layout.schema, table), rowParameters(rows, table.columns));
  }
}

function upsertSql<Row>(schema: string, { name: table, columns }: RowTable<Row>): string {
  const [id, ...others] = columns.map(({ name }) => name);
  return `INSERT INTO ${schema}.${table} (${[id, ...others].join(', ')})
    SELECT ${columns.map(({ name, type }) => `${name}::${type}`).join(', ')} FROM ${sentRowsSql(columns)}
    ON CONFLICT (${id}) DO UPDATE SET ${others.map((name) => `${name} = excluded.${name}`).join(', ')}`;
}
