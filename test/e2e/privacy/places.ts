import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@babelboard/platform';
import { Redis } from 'ioredis';

/** The number of a transaction of now, for `tablesWith`. */
export async function presentTransaction(database: Database): Promise<string> {
  const [row] = await database.query<{ id: string }>('SELECT pg_current_xact_id()::text AS id');
  return row?.id as string;
}

/**
 * Tables of the database with a row that holds the text, in clear or as bytes, of any case.
 * @param since rows that were written before this transaction are passed by: they came with the copy of the template
 */
export async function tablesWith(database: Database, text: string, since: string): Promise<string[]> {
  const tables = await database.query<{ schema: string; name: string }>(
    `SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const literal = text.replace(/[\\%_]/g, '\\$&');
  const needles = [`%${literal}%`, `%${Buffer.from(text).toString('hex')}%`];
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const rows = await database.query(
      `SELECT 1 FROM "${schema}"."${name}" AS searched
       WHERE age(xmin) <= age($2::xid) AND searched::text ILIKE ANY ($1) LIMIT 1`,
      [needles, since],
    );
    if (rows.length > 0) {
      found.push(schema === 'public' ? name : `${schema}.${name}`);
    }
  }
  return found;
}

/** Files under a folder whose path or content holds the text. */
export async function filesWith(folder: string, text: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = await Promise.all(files.map(async (path) => ({ path, content: await readFile(path, 'latin1') })));
  return contents
    .filter(({ path, content }) => path.includes(text) || content.includes(text))
    .map(({ path }) => path.slice(folder.length + 1));
}

/** Keys of Redis that hold the text, themselves or in what stands under them. */
export async function keysWith(url: string, text: string): Promise<string[]> {
  const redis = new Redis(url);
  try {
    const found: string[] = [];
    for (const key of await redis.keys('*')) {
      const content = await contentOf(redis, key);
      if (`${key} ${content}`.includes(text)) {
        found.push(`redis ${key}`);
      }
    }
    return found;
  } finally {
    redis.disconnect();
  }
}

async function contentOf(redis: Redis, key: string): Promise<string> {
  const readers: Record<string, () => Promise<unknown>> = {
    string: () => redis.get(key),
    hash: () => redis.hgetall(key),
    list: () => redis.lrange(key, 0, -1),
    set: () => redis.smembers(key),
    zset: () => redis.zrange(key, 0, -1),
    stream: () => redis.xrange(key, '-', '+'),
  };
  return JSON.stringify(await readers[await redis.type(key)]?.());
}
