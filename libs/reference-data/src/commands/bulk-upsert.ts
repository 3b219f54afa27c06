import { copyRows } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';

const ROWS_AT_A_TIME = 5_000;

/**
 * Writes many rows by COPY: straight into a table that is empty, else by way of a temporary one, from which rows whose key exists are
 * brought up to date in one statement. `columns` maps each column to its SQL type; property names of the rows are the column names.
 */
export async function bulkUpsert(
  tx: EntityManager,
  table: string,
  key: string[],
  columns: Record<string, string>,
  rows: readonly object[],
): Promise<void> {
  const [known] = await tx.query<object[]>(`SELECT FROM ${table} LIMIT 1`);
  if (known === undefined) {
    await copyAll(tx, table, columns, rows);
    return;
  }
  const names = Object.keys(columns);
  const rest = names.filter((name) => !key.includes(name));
  const update = rest.map((name) => `${name} = excluded.${name}`).join(', ');
  const incoming = `incoming_${table}`;
  const types = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  await tx.query(`CREATE TEMPORARY TABLE ${incoming} (${types.join(', ')}) ON COMMIT DROP`);
  await copyAll(tx, incoming, columns, rows);
  await tx.query(
    `INSERT INTO ${table} (${names.join(', ')}) SELECT ${names.join(', ')} FROM ${incoming}
     ON CONFLICT (${key.join(', ')}) DO ${rest.length === 0 ? 'NOTHING' : `UPDATE SET ${update}`}`,
  );
  await tx.query(`DROP TABLE ${incoming}`);
}

async function copyAll(
  tx: EntityManager,
  table: string,
  columns: Record<string, string>,
  rows: readonly object[],
): Promise<void> {
  const entries = Object.entries(columns);
  for (let from = 0; from < rows.length; from += ROWS_AT_A_TIME) {
    const part = rows.slice(from, from + ROWS_AT_A_TIME) as Record<string, unknown>[];
    await copyRows(
      tx,
      table,
      entries.map(([name]) => name),
      part.map((row) => entries.map(([name, type]) => textOf(row[name], type))),
    );
  }
}

/** PostgreSQL's text form of a value; null for one that is not there. */
function textOf(value: unknown, type: string): string | null {
  if (value === null || value === undefined) {
    return null;
  }
  if (type === 'jsonb') {
    return JSON.stringify(value);
  }
  return Array.isArray(value) ? `{${value.map((part) => JSON.stringify(part)).join(',')}}` : String(value);
}
