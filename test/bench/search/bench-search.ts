import { CompanyDirectory } from '@babelboard/companies/contract';
import { LoadOfferCards } from '@babelboard/offers';
import { Database } from '@babelboard/platform';
import { ReindexOffers, SearchEngines } from '@babelboard/search';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { createTestApplication } from '../../support/application.js';
import { startMeilisearch } from '../../support/meilisearch.js';
import { type BenchQuery, benchQueries } from './bench-queries.js';
import { type BenchApi, startApi } from './start-api.js';
import { writeSyntheticOffers } from './synthetic-offers.js';

export interface SearchBenchOptions {
  /** Live offers. */
  offers: number;
  /** Measured rounds of each query; the engines and the API take turns. */
  rounds?: number;
}

const WARM_UP_ROUNDS = 15;

interface Row {
  engine: 'meilisearch' | 'postgres';
  query: BenchQuery;
  total: number;
  /** Milliseconds. */
  engineTimes: number[];
  apiTimes: number[];
}

/**
 * Time of each query of the list pages: engine + fetch of the page's offers, and the HTTP API around the same, for both
 * engines in one run, one request at a time. Goals: API p50 ≤ 1.5 × or + 3 ms, whichever is more; PostgreSQL p95 < 100 ms
 * at 100,000 offers.
 */
export async function benchSearch(options: SearchBenchOptions, print: (line: string) => void): Promise<void> {
  const meilisearch = await startMeilisearch();
  const environment = { MEILISEARCH_URL: meilisearch.url, MEILISEARCH_KEY: meilisearch.key };
  const { app, databaseUrl, close } = await createTestApplication(environment);
  const apis: BenchApi[] = [];
  try {
    await prepare(app, options.offers, print);
    for (const engine of ['postgres', 'meilisearch'] as const) {
      apis.push(await startApi({ ...environment, DATABASE_URL: databaseUrl, SEARCH_ENGINE: engine }));
    }
    const [postgresApi, meilisearchApi] = apis;
    const rows = benchQueries(app).flatMap((query): Row[] => [
      { engine: 'postgres', query, total: 0, engineTimes: [], apiTimes: [] },
      { engine: 'meilisearch', query, total: 0, engineTimes: [], apiTimes: [] },
    ]);
    for (let round = -WARM_UP_ROUNDS; round < (options.rounds ?? 100); round += 1) {
      for (const row of rows) {
        await measure(app, row, row.engine === 'postgres' ? postgresApi : meilisearchApi, round >= 0);
      }
    }
    report(rows, print);
  } finally {
    await Promise.all(apis.map((api) => api.stop()));
    await close();
    await meilisearch.stop();
  }
}

async function prepare(app: INestApplicationContext, offers: number, print: (line: string) => void): Promise<void> {
  const seconds = async (what: string, work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    print(`${what}: ${((performance.now() - start) / 1_000).toFixed(1)} s`);
  };
  await seconds(`${offers} offers written`, () => writeSyntheticOffers(app.get(Database), offers));
  await seconds('PostgreSQL index built', () => app.get(CommandBus).execute(new ReindexOffers('postgres')));
  await seconds('Meilisearch index built', () => app.get(CommandBus).execute(new ReindexOffers('meilisearch')));
}

async function measure(
  app: INestApplicationContext,
  row: Row,
  api: BenchApi | undefined,
  counts: boolean,
): Promise<void> {
  const start = performance.now();
  row.total = await searchAndFetch(app, row);
  const middle = performance.now();
  await api?.get(row.query.path);
  const end = performance.now();
  if (counts) {
    row.engineTimes.push(middle - start);
    row.apiTimes.push(end - middle);
  }
}

/** What the API cannot do without: the search, then the offers of the page and their companies. */
async function searchAndFetch(app: INestApplicationContext, { engine, query }: Row): Promise<number> {
  const { ids, total } = (await app.get(SearchEngines, { strict: false }).find(engine)?.search(query.asked)) ?? {
    ids: [],
    total: 0,
  };
  const cards = await app.get(QueryBus).execute(new LoadOfferCards(ids));
  await app.get(CompanyDirectory, { strict: false }).cards(cards.map(({ companyId }) => companyId));
  return total;
}

function report(rows: Row[], print: (line: string) => void): void {
  print('');
  print('engine       query                                  hits   engine + page      API           API ÷ engine');
  print('                                                           p50     p95 ms     p50     p95   ratio  more ms');
  for (const { engine, query, total, engineTimes, apiTimes } of rows) {
    const [e50, e95, a50, a95] = [
      quantile(engineTimes, 0.5),
      quantile(engineTimes, 0.95),
      quantile(apiTimes, 0.5),
      quantile(apiTimes, 0.95),
    ];
    const figures = [e50, e95, a50, a95].map((value) => value.toFixed(1).padStart(8)).join('');
    const kept = a50 <= Math.max(1.5 * e50, e50 + 3) && (engine !== 'postgres' || e95 < 100);
    print(
      `${engine.padEnd(12)} ${query.name.padEnd(34)}${String(total).padStart(8)}${figures}` +
        `${(a50 / e50).toFixed(2).padStart(8)}${(a50 - e50).toFixed(1).padStart(8)}   ${kept ? 'goal kept' : 'GOAL MISSED'}`,
    );
  }
}

function quantile(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
