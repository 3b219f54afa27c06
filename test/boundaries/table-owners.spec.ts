import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDataSource, Database, platformTables } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { contexts } from '../../apps/contexts.js';
import { createTestDatabase, type TestDatabase, testSettings } from '../support/database.js';
import { type NamedTable, tablesNamedIn } from './named-tables.js';

const ROOT = new URL('../../', import.meta.url).pathname;

/** Files that name a table of another context, and why that is right. */
const EXCEPTIONS: Record<string, { tables: string[]; reason: string }> = {
  'apps/cli/src/demo/read-demo-reference.ts': {
    tables: ['occupation', 'skill'],
    reason: 'The demo board makes up titles from all names of all occupations at once; no context needs such a query.',
  },
};

let test: TestDatabase;
let source: DataSource;
/** Owners by table; a table of a schema of its own is `<schema>.*`. */
let owners: Map<string, string[]>;

beforeAll(async () => {
  test = await createTestDatabase();
  source = await createDataSource(testSettings(test.url), contexts).initialize();
  owners = new Map();
  const own = (table: string, owner: string) => owners.set(table, [...(owners.get(table) ?? []), owner]);
  for (const table of platformTables) {
    own(table, 'platform');
  }
  for (const { name, entities, tables } of contexts) {
    for (const table of [...tables, ...entities.map((entity) => source.getMetadata(entity).tableName)]) {
      own(table, name);
    }
  }
});
afterAll(async () => {
  await source?.destroy();
  await test?.drop();
});

/** Tables named in the SQL of a folder, by file; tests read what they like, and migrations bring rows along from where they were. */
async function namedIn(
  folder: string,
  leftOut = /\.spec\.ts$|\/(testing|migrations)\//,
): Promise<{ file: string; named: NamedTable[] }[]> {
  const files = (await readdir(join(ROOT, folder), { recursive: true })).filter(
    (file) => /\.(ts|mjs)$/.test(file) && !leftOut.test(file),
  );
  return Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      return { file: path, named: tablesNamedIn(path, await readFile(join(ROOT, path), 'utf8')) };
    }),
  );
}

const ownerOf = ({ schema, table }: NamedTable) => owners.get(schema === undefined ? table : `${schema}.*`)?.[0];
const wayTo = (owner: string, file: string) =>
  owner === 'platform'
    ? 'which is the platform’s: take a class of @babelboard/platform'
    : `which is ${owner}’s: take a query or class of libs/${owner}/src/${file.startsWith('apps/') ? 'index' : 'contract'}.ts, or add one there`;
const contextOf = (file: string) => /^libs\/([^/]+)\//.exec(file)?.[1];

describe('the tables of the database', () => {
  it('have one owner each, and all that are owned are there', async () => {
    const rows = await new Database(source).query<{ name: string }>(
      `SELECT DISTINCT CASE table_schema WHEN 'public' THEN table_name ELSE table_schema || '.*' END AS name
       FROM information_schema.tables WHERE table_schema NOT IN ('pg_catalog', 'information_schema')
       UNION SELECT nspname || '.*' FROM pg_namespace WHERE nspname LIKE 'search%'`,
    );
    expect([...owners.values()].filter((names) => names.length > 1)).toEqual([]);
    expect([...owners.keys()].sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  it('are named in the SQL of their owners alone', async () => {
    const files = [...(await namedIn('libs')), ...(await namedIn('apps'))];
    const foreign = files.flatMap(({ file, named }) => {
      const tables = named.filter((one) => {
        const owner = ownerOf(one);
        return owner !== undefined && owner !== contextOf(file) && !EXCEPTIONS[file]?.tables.includes(one.table);
      });
      return tables.map((one) => `${file} names ${one.table}, ${wayTo(ownerOf(one) as string, file)}`);
    });
    expect(foreign).toEqual([]);
  });

  it('are found where they are named: each without an entity in the code or the migrations of its owner', async () => {
    const found = new Set(
      (await namedIn('libs', /\.spec\.ts$/)).flatMap(({ named }) => named.map(({ table }) => table)),
    );
    const plain = [...contexts.flatMap(({ tables }) => tables), ...platformTables].filter(
      (name) => !name.endsWith('.*'),
    );
    // Written and read by libraries.
    const others = ['migrations', 'rate_limit'];
    expect(plain.filter((table) => !found.has(table) && !others.includes(table))).toEqual([]);
  });

  it('have no exception that is none any more', async () => {
    const files = [...(await namedIn('libs')), ...(await namedIn('apps'))];
    for (const [path, { tables }] of Object.entries(EXCEPTIONS)) {
      const named = files.find(({ file }) => file === path)?.named.map(({ table }) => table) ?? [];
      expect([path, tables.filter((table) => !named.includes(table))]).toEqual([path, []]);
    }
  });
});

describe('a table named in SQL', () => {
  const named = (code: string) =>
    tablesNamedIn('a.ts', code).map(({ schema, table }) => [schema, table].filter(Boolean).join('.'));

  it('is found wherever it stands in a statement', () => {
    expect(
      named(`
        query('SELECT id FROM offer o JOIN company AS c ON true WHERE EXISTS (SELECT FROM account)');
        query(\`INSERT INTO \${x} SELECT * FROM one, two AS t LEFT JOIN "three" USING (id)\`);
        query("UPDATE four SET a = 1");
        query('DELETE FROM five USING six, seven');
        query('TRUNCATE eight, nine');
        query('TABLE ten');
        query('DELETE FROM ONLY eleven');
        query('SELECT FROM search_index.twelve');
      `).sort(),
    ).toEqual(
      [
        ...['offer', 'company', 'account', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
        ...['ten', 'eleven', 'search_index.twelve'],
      ].sort(),
    );
  });

  it('is none in a comment, in prose, or where a name is put in', () => {
    expect(
      named(`
        // SELECT FROM offer
        say('We took it from offer to offer');
        query(\`SELECT FROM \${schema}.offer\`);
      `),
    ).toEqual([]);
  });
});
