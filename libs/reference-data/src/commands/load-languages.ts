import type { EntityManager } from 'typeorm';
import { bulkUpsert } from './bulk-upsert.js';
import { readShipped } from './shipped-data.js';

/** Spoken languages; the database keeps a language that a later version would leave out. */
export async function loadLanguages(tx: EntityManager): Promise<number> {
  const rows = await readShipped<{ native: string }>('languages');
  await bulkUpsert(
    tx,
    'language',
    ['id'],
    {
      id: 'smallint',
      code: 'text',
      iso3: 'text',
      slug: 'text',
      name: 'text',
      native_name: 'text',
      names: 'jsonb',
      offered: 'boolean',
    },
    rows.map((row) => ({ ...row, native_name: row.native })),
  );
  return rows.length;
}
