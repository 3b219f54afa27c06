import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createDataSource, Database, loadSettings, migrateTaskTables } from '@babelboard/platform';
import { LoadReferenceData, referenceDataVersion } from '@babelboard/reference-data';
import pg from 'pg';
import { contexts } from '../../apps/contexts.js';
import { TEST_SECRET_KEY } from './secret-key.js';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A database of its own for one suite, with all migrations and the reference data: a copy of a template made once. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = await ensureTemplate();
  return createDatabase(copyOf(template));
}

/**
 * A copy of a database that `fill` has filled once, for suites that read much and change little.
 * @param state names what it is filled with; another state is filled anew
 * @param files folder that `fill` fills, too; without it, the database is filled anew
 */
export async function createFilledDatabase(
  state: string,
  files: string,
  fill: (url: string) => Promise<void>,
): Promise<TestDatabase> {
  const hash = createHash('sha256').update([await ensureTemplate(), state, files].join('\n'));
  const make = async () => {
    const draft = await createTestDatabase();
    await fill(draft.url);
    return draft;
  };
  const filled = await ensureCopied(`filled_${hash.digest('hex').slice(0, 16)}`, make, () => existsSync(files));
  return createDatabase(copyOf(filled));
}

/** A database that stays, for long measurements; made when it is not there, else brought up to date. */
export async function openKeptDatabase(name: string): Promise<TestDatabase> {
  const template = await ensureTemplate();
  const url = serverUrl(name);
  const isNew = await onServer(async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) {
      await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
    }
    return rowCount === 0;
  });
  if (!isNew) {
    await fillTemplate(url);
  }
  return { url, drop: async () => undefined };
}

/** As files: by way of the log, which is the default, it takes three times as long. */
function copyOf(template: string): string {
  return `TEMPLATE ${template} STRATEGY FILE_COPY`;
}

function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('');
}

/** Settings of a process that works on a test database. */
export function testSettings(databaseUrl: string, environment: Record<string, string | undefined> = {}) {
  return loadSettings({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    SEARCH_ENGINE: 'postgres',
    SECRET_KEY: TEST_SECRET_KEY,
    LOG_LEVEL: 'error',
    ...environment,
  });
}

function serverUrl(database: string): string {
  const url = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
  if (url === undefined) {
    throw new Error('There is no database server: run tests by `npm test` and benchmarks by `npm run cli -- bench`.');
  }
  return Object.assign(new URL(url), { pathname: `/${database}` }).href;
}

async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl('postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function createDatabase(options: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer((client) => client.query(`CREATE DATABASE ${name} ${options}`));
  return {
    url: serverUrl(name),
    drop: async () => {
      await onServer((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
}

/** One template for one state of the migrations; suites that run at the same time wait for the one that makes it. */
function ensureTemplate(): Promise<string> {
  const { migrations } = createDataSource(testSettings(serverUrl('postgres')), contexts).options;
  const hash = createHash('sha256').update(
    referenceDataVersion() +
      Object.values(migrations ?? [])
        .map(String)
        .join('\n'),
  );
  const name = `template_${hash.digest('hex').slice(0, 16)}`;
  return ensureCopied(name, async () => {
    const draft = await createEmptyDatabase();
    await fillTemplate(draft.url);
    return draft;
  });
}

/** Makes the database `name` once, and again when it is no longer whole; who asks for it meanwhile waits. */
function ensureCopied(name: string, make: () => Promise<TestDatabase>, isWhole = () => true): Promise<string> {
  return onServer(async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0 || !isWhole()) {
      await client.query(`DROP DATABASE IF EXISTS ${name}`);
      const draft = await make();
      await client.query(`ALTER DATABASE ${new URL(draft.url).pathname.slice(1)} RENAME TO ${name}`);
    }
    return name;
  });
}

async function fillTemplate(url: string): Promise<void> {
  const settings = testSettings(url);
  const source = await createDataSource(settings, contexts).initialize();
  try {
    await source.runMigrations();
    await new LoadReferenceData(new Database(source)).run();
  } finally {
    await source.destroy();
  }
  await migrateTaskTables(settings);
}
