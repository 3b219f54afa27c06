import type { EntityManager } from 'typeorm';

const ROWS_A_STATEMENT = 2_000;

/**
 * Writes many rows with few statements: the rows travel as one JSON array each and become columns in the database. Rows whose
 * key exists are brought up to date. `columns` maps each column to its SQL type; property names of the rows are the column names.
 */
export async function bulkUpsert(
  tx: EntityManager,
  table: string,
  key: string[],
  columns: Record<string, string>,
  rows: readonly object[],
): Promise<void> {
  const names = Object.keys(columns);
  const rest = names.filter((name) => !key.includes(name));
  const conflict =
    rest.length === 0 ? 'NOTHING' : `UPDATE SET ${rest.map((name) => `${name} = excluded.${name}`).join(', ')}`;
  const sql = `
    INSERT INTO ${table} (${names.join(', ')})
    SELECT ${names.join(', ')}
    FROM jsonb_to_recordset($1::jsonb) AS r (${names.map((name) => `${name} ${columns[name]}`).join(', ')})
    ON CONFLICT (${key.join(', ')}) DO ${conflict}`;
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    await tx.query(sql, [JSON.stringify(rows.slice(from, from + ROWS_A_STATEMENT))]);
  }
}
