import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyLines, Database, linesOf } from '@babelboard/platform';
import type { INestApplicationContext } from '@nestjs/common';
import { REBUILD_BATCH } from '../../../libs/platform/src/projections/projection-rebuild.js';
import {
  createIndexesSql,
  createTablesSql,
  SERVING_SCHEMA,
} from '../../../libs/search/src/engines/postgres/index-tables.js';

const BARE_SCHEMA = 'bench_bare_index';
const TABLES = ['offer', 'offer_text', 'term_pair', 'word'] as const;

type Table = (typeof TABLES)[number];

interface Prepared {
  table: Table;
  columns: string[];
  files: string[];
}

/**
 * PostgreSQL alone: the finished rows of all tables of the index that the product has built, counters and dictionary too, wait in files
 * as COPY reads them, in batches as large as the product's; measured is that they go into the same tables, which then get the same indexes.
 * Gives the function that does so.
 */
export async function prepareBarePostgres(app: INestApplicationContext, folder: string): Promise<() => Promise<void>> {
  const database = app.get(Database);
  const prepared: Prepared[] = [];
  for (const table of TABLES) {
    prepared.push(await writeTable(database, table, folder));
  }
  return async () => {
    await database.query(`DROP SCHEMA IF EXISTS ${BARE_SCHEMA} CASCADE`);
    for (const sql of createTablesSql(BARE_SCHEMA)) {
      await database.query(sql);
    }
    for (const { table, columns, files } of prepared) {
      for (const file of files) {
        const lines = await readFile(file);
        await database.transaction((tx) => copyLines(tx, `${BARE_SCHEMA}.${table}`, columns, lines));
      }
    }
    for (const sql of createIndexesSql(BARE_SCHEMA)) {
      await database.query(sql);
    }
    await database.query(`DROP SCHEMA ${BARE_SCHEMA} CASCADE`);
  };
}

async function writeTable(database: Database, table: Table, folder: string): Promise<Prepared> {
  const columns = await database.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 ORDER BY attnum`,
    [`${SERVING_SCHEMA}.${table}`],
  );
  const names = columns.map(({ name }) => name);
  const texts = names.map((name) => `${name}::text`).join(', ');
  const files: string[] = [];
  await database.transaction(async (tx) => {
    // As it was written: in the order of the table.
    await tx.query(`DECLARE rows NO SCROLL CURSOR FOR SELECT ${texts} FROM ${SERVING_SCHEMA}.${table}`);
    for (;;) {
      const rows = await tx.query<Record<string, string>[]>(`FETCH ${REBUILD_BATCH} FROM rows`);
      if (rows.length === 0) {
        return;
      }
      const file = join(folder, `${table}-${files.length}`);
      await writeFile(file, linesOf(rows.map((row) => names.map((name) => row[name] ?? null))));
      files.push(file);
    }
  });
  return { table, columns: names, files };
}
