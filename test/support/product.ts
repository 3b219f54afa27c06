import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from './database.js';
import { eventually } from './eventually.js';
import { startMeilisearch, type TestMeilisearch } from './meilisearch.js';
import { freePort } from './redis.js';

export interface TestProduct {
  url: string;
  database: TestDatabase;
  meilisearch: TestMeilisearch;
  environment: Record<string, string>;
  /** Runs a command of the built command line and gives what it printed. */
  cli(...words: string[]): Promise<{ code: number; output: string }>;
  stop(): Promise<void>;
}

const ROOT = new URL('../../', import.meta.url).pathname;

/** The built product as it runs: API and worker as processes, on servers of its own. `npm test` builds it before. */
export async function startProduct(settings: Record<string, string> = {}): Promise<TestProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'product-'));
  const [database, meilisearch, port] = await Promise.all([createTestDatabase(), startMeilisearch(), freePort()]);
  const url = `http://localhost:${port}`;
  const environment: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    MEILISEARCH_URL: meilisearch.url,
    MEILISEARCH_KEY: meilisearch.key,
    PORT: String(port),
    BASE_URL: url,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const processes = ['worker', 'api'].map((name) => start(`dist/apps/${name}/src/main.js`, [], environment));
  await eventually(() => expectReady(url, processes), { timeoutMs: 60_000 });
  return {
    url,
    database,
    meilisearch,
    environment,
    cli: (...words) => run('dist/apps/cli/src/main.js', words, environment),
    stop: async () => {
      await Promise.all(processes.map(end));
      await Promise.all([database.drop(), meilisearch.stop(), rm(folder, { recursive: true })]);
    },
  };
}

function start(script: string, words: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [join(ROOT, script), ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function run(script: string, words: string[], env: Record<string, string>) {
  const child = start(script, words, env);
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? -1, output: Buffer.concat(chunks).toString() };
}

async function expectReady(url: string, processes: ChildProcess[]): Promise<void> {
  const ended = processes.find(({ exitCode }) => exitCode !== null);
  if (ended) {
    throw new Error(`A process of the product ended: ${ended.stderr?.read() ?? ''}`);
  }
  const response = await fetch(`${url}/api/health/ready`);
  if (response.status !== 200) {
    throw new Error(await response.text());
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}
