import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestDatabase } from './database.js';
import { eventually } from './eventually.js';
import { watchLogs } from './evidence.js';
import { freePort } from './free-port.js';
import { LIMITS } from './limits.js';
import { startMeilisearch, type TestMeilisearch } from './meilisearch.js';
import { ProductClock } from './product-clock.js';
import { queryOnce } from './query-once.js';
import { TEST_SECRET_KEY, TEST_VAPID_KEY } from './secret-key.js';

/** How a running product is reached; as JSON also from other processes. */
export interface ProductAddress {
  url: string;
  environment: Record<string, string>;
  /** Files of its processes. */
  logs: string[];
}

/** A product that runs and that this suite does not end. */
export interface RunningProduct extends ProductAddress {
  databaseUrl: string;
  /** Rows of its database. */
  query<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** What the API measures, in Prometheus' format. */
  metrics(): Promise<string>;
  /** Runs a command of the built command line and gives what it printed. */
  cli(...words: string[]): Promise<{ code: number; output: string }>;
}

export interface SeededProduct extends RunningProduct {
  /** The time of its processes. */
  clock: { advance(milliseconds: number): Promise<void> };
  stop(): Promise<void>;
}

export interface TestProduct extends SeededProduct {
  meilisearch: TestMeilisearch;
}

// Not from the place of this file, which is compiled, too.
const ROOT = process.cwd();
const LOGS = join(ROOT, '.test-data/logs');

/** The built product as it runs: API and worker as processes, on servers of its own. `npm test` builds it before. */
export async function startProduct(settings: Record<string, string> = {}): Promise<TestProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'product-'));
  const { createTestDatabase } = await databases();
  const [database, meilisearch] = await Promise.all([createTestDatabase(), startMeilisearch()]);
  const servers = { MEILISEARCH_URL: meilisearch.url, MEILISEARCH_KEY: meilisearch.key };
  return { meilisearch, ...(await startOn(database, folder, { ...servers, ...settings }, [meilisearch])) };
}

/** The product with the demo board, served by PostgreSQL alone: the board is made and indexed once for all runs on the same servers. */
export async function startSeededProduct(settings: Record<string, string> = {}): Promise<SeededProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'product-'));
  const { database, files } = await createSeededDatabase();
  return startOn(database, folder, { SEARCH_ENGINE: 'postgres', STORAGE_URL: `file://${files}`, ...settings }, []);
}

/**
 * The product with the demo board that all suites of a run share: started by the first that asks, ended with the run. Suites work at it
 * side by side: each changes only what it made itself (accounts, offers of its own source), and counts nothing that others may add to.
 */
export async function sharedProduct(): Promise<RunningProduct> {
  const response = await fetch(process.env.TEST_SHARED_PRODUCT ?? '');
  const answer = (await response.json()) as ProductAddress | { error: string };
  if ('error' in answer) {
    throw new Error(answer.error);
  }
  return reach(answer);
}

function reach({ url, environment, logs }: ProductAddress): RunningProduct {
  watchLogs(logs);
  const databaseUrl = environment.DATABASE_URL ?? '';
  return {
    url,
    environment,
    logs,
    databaseUrl,
    query: (sql, values) => queryOnce(databaseUrl, sql, values),
    metrics: async () => (await fetch(`http://127.0.0.1:${environment.METRICS_PORT}/metrics`)).text(),
    cli: (...words) => run('dist/apps/cli/src/main.js', words, environment),
  };
}

async function startOn(
  database: TestDatabase,
  folder: string,
  settings: Record<string, string>,
  servers: { stop(): Promise<void> }[],
): Promise<SeededProduct> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const ports = { PORT: String(port), METRICS_PORT: String(metricsPort), BASE_URL: url };
  const clock = await ProductClock.start(folder);
  const environment = {
    ...baseEnvironment(database.url, folder),
    ...ports,
    CLOCK_OFFSET_FILE: clock.file,
    ...settings,
  };
  const processes = ['worker', 'api'].map((name) => new ProductProcess(name, environment));
  const stop = async () => {
    await Promise.all(processes.map((process) => process.end()));
    await Promise.all([database.drop(), ...servers.map((server) => server.stop()), rm(folder, { recursive: true })]);
  };
  try {
    await eventually(() => expectReady(url, processes), LIMITS.startMs);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...reach({ url, environment, logs: processes.map(({ log }) => log) }), clock, stop };
}

/** Loads the whole program of the server; suites that only ask for the product that all share do without. */
const databases = () => import('./database.js');

/** Suites read as no person would; the limits of reading have a suite of their own. Most of them type nothing that names are suggested for. */
const FOR_SUITES = { LISTS_PER_MINUTE: '0', SUGGESTIONS_PER_MINUTE: '0', WARM_UP: 'false' };

function baseEnvironment(databaseUrl: string, folder: string): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    SECRET_KEY: TEST_SECRET_KEY,
    VAPID_PRIVATE_KEY: TEST_VAPID_KEY,
    LOG_LEVEL: 'warn',
    ...FOR_SUITES,
  };
}

/** The demo board by the built command line, with its index; what its events would lead to is done. */
async function createSeededDatabase(): Promise<{ database: TestDatabase; files: string }> {
  const state = await stateOfBuild();
  // Beside the servers, which keep the database: both are there for all runs on them, and go together.
  const files = join(ROOT, '.test-data/seeded', state);
  const { createFilledDatabase } = await databases();
  const database = await createFilledDatabase(state, files, async (url) => {
    const folder = await mkdtemp(join(tmpdir(), 'seed-'));
    const environment = {
      ...baseEnvironment(url, folder),
      SEARCH_ENGINE: 'postgres',
      STORAGE_URL: `file://${files}`,
    };
    const { code, output } = await run('dist/apps/cli/src/main.js', ['seed'], environment);
    if (code !== 0) {
      throw new Error(output);
    }
    await queryOnce(url, 'TRUNCATE outbox_message, projection_mark');
    await rm(folder, { recursive: true });
  });
  return { database, files };
}

/** Changes with any source of the built server, whose command line makes the demo board. */
async function stateOfBuild(): Promise<string> {
  const { server } = JSON.parse(await readFile(join(ROOT, 'dist/.build.json'), 'utf8')) as { server?: string };
  if (server === undefined) {
    throw new Error('The server is not built: `npm test` builds it.');
  }
  return createHash('sha256').update(server).digest('hex').slice(0, 16);
}

async function run(script: string, words: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [join(ROOT, script), ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? -1, output: Buffer.concat(chunks).toString() };
}

/** The API or the worker; ends by itself when the process that started it is gone. */
class ProductProcess {
  private readonly child: ChildProcess;
  /** The file of what it says. */
  readonly log: string;

  constructor(name: string, env: Record<string, string>) {
    this.log = join(LOGS, `${name}-${env.PORT}.log`);
    mkdirSync(LOGS, { recursive: true });
    const file = openSync(this.log, 'a');
    const script = join(ROOT, `dist/apps/${name}/src/main.js`);
    this.child = spawn(process.execPath, [script], { env, stdio: ['ignore', file, file, 'ipc'] });
    closeSync(file);
  }

  expectAlive(): void {
    if (this.child.exitCode !== null) {
      throw new Error(`A process of the product ended: ${readFileSync(this.log, 'utf8').slice(-4_000)}`);
    }
  }

  async end(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      this.child.kill('SIGTERM');
      await once(this.child, 'exit');
    }
  }
}

async function expectReady(url: string, processes: ProductProcess[]): Promise<void> {
  for (const process of processes) {
    process.expectAlive();
  }
  const response = await fetch(`${url}/api/health/ready`);
  if (response.status !== 200) {
    throw new Error(await response.text());
  }
}
