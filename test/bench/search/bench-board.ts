import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Database } from '@babelboard/platform';
import { type EngineName, ReindexOffers, SearchEngines } from '@babelboard/search';
import { EVERY_OFFER } from '@babelboard/search/contract';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Progress } from '../../../apps/cli/src/progress.js';
import { createTestApplication } from '../../support/application.js';
import { openKeptDatabase } from '../../support/database.js';
import { startMeilisearch, type TestMeilisearch } from '../../support/meilisearch.js';
import { type BenchApi, startApi } from './start-api.js';
import { writeSyntheticOffers } from './synthetic-offers.js';

const MEBIBYTE = 1_048_576;

export interface BoardOptions {
  offers: number;
  engines: EngineName[];
  /** Uses again what an earlier run kept of a board of this size, and keeps it. */
  keep: boolean;
}

/** A board with made-up offers, its engines filled, an API for each of them. */
export interface BenchBoard {
  app: INestApplicationContext;
  apis: Map<EngineName, BenchApi>;
  /** Size of an engine's index and what memory its server took, as text. */
  sizeOf(engine: EngineName): Promise<string>;
  close(): Promise<void>;
}

export async function openBoard(options: BoardOptions, print: (line: string) => void): Promise<BenchBoard> {
  const { offers, engines, keep } = options;
  const folder = keep ? join(process.env.DATA_DIR ?? '.data', 'bench', `meilisearch-${offers}`) : undefined;
  const opened: { close(): Promise<void> }[] = [];
  const closeAll = async () => {
    for (const part of opened.splice(0).reverse()) {
      await part.close();
    }
  };
  try {
    const kept = keep ? await openKeptDatabase(`bench_search_${offers}`) : undefined;
    const meilisearch = await startMeilisearch(folder);
    opened.push({ close: () => meilisearch.stop() });
    const environment = { MEILISEARCH_URL: meilisearch.url, MEILISEARCH_KEY: meilisearch.key };
    const application = await createTestApplication(environment, [], kept);
    opened.push(application);
    const { app, databaseUrl } = application;
    await writeOffers(app.get(Database), offers, print);
    const apis = new Map<EngineName, BenchApi>();
    for (const engine of engines) {
      await buildIndex(app, engine, offers, print);
      const api = await startApi({ ...environment, DATABASE_URL: databaseUrl, SEARCH_ENGINE: engine });
      opened.push({ close: () => api.stop() });
      apis.set(engine, api);
    }
    return {
      app,
      apis,
      sizeOf: (engine) => (engine === 'postgres' ? postgresSize(app.get(Database)) : meilisearchSize(meilisearch)),
      close: closeAll,
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Fills the tables with made-up offers, unless an earlier run did. */
export async function writeOffers(database: Database, offers: number, print: (line: string) => void): Promise<void> {
  const [row] = await database.query<{ n: number }>('SELECT count(*)::int AS n FROM offer');
  if (row?.n === offers) {
    print(`${offers} offers are there already`);
    return;
  }
  await timed(`${offers} offers written`, offers, print, (onProgress) =>
    writeSyntheticOffers(database, offers, onProgress),
  );
}

async function buildIndex(
  app: INestApplicationContext,
  name: EngineName,
  offers: number,
  print: (line: string) => void,
): Promise<void> {
  const engine = app.get(SearchEngines, { strict: false }).find(name);
  if ((await engine?.isReady()) && (await engine?.search({ ...EVERY_OFFER, size: 1 }))?.totalActives === offers) {
    print(`${name} has its index already`);
    return;
  }
  await timed(`${name} index built`, offers, print, (onProgress) =>
    app.get(CommandBus).execute(new ReindexOffers(name, onProgress)),
  );
}

async function timed(
  what: string,
  offers: number,
  print: (line: string) => void,
  work: (onProgress: (done: number) => void) => Promise<unknown>,
): Promise<void> {
  const progress = new Progress(what);
  const start = performance.now();
  await work((done) => progress.update(done, offers));
  progress.stop();
  const seconds = (performance.now() - start) / 1_000;
  print(`${what}: ${seconds.toFixed(1)} s, ${Math.round(offers / seconds)} a second`);
}

async function postgresSize(database: Database): Promise<string> {
  const [row] = await database.query<{ all: string; pairs: string; rows: number }>(
    `SELECT pg_size_pretty(sum(pg_total_relation_size(c.oid))) AS all,
            pg_size_pretty(pg_total_relation_size('search_index.term_pair')) AS pairs,
            (SELECT count(*)::int FROM search_index.term_pair) AS rows
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'search_index' AND c.relkind = 'r'`,
  );
  return `index ${row?.all}, of it ${row?.pairs} for ${row?.rows} counters`;
}

/** The server maps its files into memory; what it holds beside them is "own". The peak is mostly from indexing. */
async function meilisearchSize({ url, key, pid }: TestMeilisearch): Promise<string> {
  const stats = await fetch(`${url}/stats`, { headers: { Authorization: `Bearer ${key}` } });
  const { usedDatabaseSize } = (await stats.json()) as { usedDatabaseSize: number };
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const memory = (name: string) =>
    `${Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1_024)} MB`;
  return (
    `index ${Math.round(usedDatabaseSize / MEBIBYTE)} MB, memory ${memory('VmRSS')} (own ${memory('RssAnon')}), ` +
    `peak ${memory('VmHWM')}`
  );
}
