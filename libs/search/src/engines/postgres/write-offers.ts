import { copyRows } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { changeCounts } from './change-counts.js';
import { SERVING_SCHEMA } from './index-tables.js';
import { OFFER_TABLES, type OfferColumn, rowParameters, sentRowsSql } from './offer-columns.js';
import type { OfferRow } from './offer-row.js';

/**
 * The index is two tables with a row for each offer (`OFFER_TABLES`) and two with counts over all of them: the counters of terms and the
 * dictionary. A new index is filled with rows alone and counted at the end (`fillCountsSql`); in one that serves, the counts change
 * with the rows.
 */

/** Adds rows to the empty tables of a new index. */
export async function insertRows(tx: EntityManager, schema: string, rows: OfferRow[]): Promise<void> {
  for (const { name, columns } of OFFER_TABLES) {
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
export async function replaceRows(tx: EntityManager, rows: OfferRow[], removedIds: number[]): Promise<void> {
  await changeCounts(tx, rows, [...new Set([...rows.map(({ id }) => id), ...removedIds])]);
  for (const { name, columns } of OFFER_TABLES) {
    if (removedIds.length > 0) {
      await tx.query(`DELETE FROM ${SERVING_SCHEMA}.${name} WHERE offer_id = ANY ($1::int[])`, [removedIds]);
    }
    await tx.query(upsertSql(name, columns), rowParameters(rows, columns));
  }
}

function upsertSql(table: string, columns: readonly OfferColumn[]): string {
  const names = columns.map(({ name }) => name);
  return `INSERT INTO ${SERVING_SCHEMA}.${table} (${names.join(', ')})
    SELECT ${columns.map(({ name, type }) => `${name}::${type}`).join(', ')} FROM ${sentRowsSql(columns)}
    ON CONFLICT (offer_id) DO UPDATE SET ${names
      .slice(1)
      .map((name) => `${name} = excluded.${name}`)
      .join(', ')}`;
}
