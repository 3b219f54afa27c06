import { CompanyDirectory } from '@babelboard/companies/contract';
import { LoadOfferCards } from '@babelboard/offers';
import { type EngineName, SearchEngines } from '@babelboard/search';
import type { INestApplicationContext } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type BenchBoard, openBoard } from './bench-board.js';
import { type BenchQuery, benchQueries } from './bench-queries.js';
import { type MeasuredQuery, printGrowth, printTimes } from './bench-tables.js';

export interface SearchBenchOptions {
  /** Live offers of each board, measured one after the other. */
  sizes: number[];
  /** Boards with more offers have Meilisearch alone. */
  postgresMost: number;
  /** Keeps boards for the next run and uses those that are there. */
  keep: boolean;
  /** Measured rounds of each query; the engines and the API take turns. */
  rounds: number;
}

const WARM_UP_ROUNDS = 15;

/**
 * Time of each query of the list pages: engine, engine + fetch of the page's offers, and the HTTP API around the same, one
 * request at a time, on boards of several sizes. Goals: API p50 ≤ 1.5 × engine + page or + 3 ms, whichever is more; PostgreSQL
 * p95 < 100 ms up to 100,000 offers; home on the largest board ≤ 2 × home on the smallest.
 */
export async function benchSearch(options: SearchBenchOptions, print: (line: string) => void): Promise<void> {
  const measured: MeasuredQuery[] = [];
  for (const offers of options.sizes) {
    print(`\n${offers} offers`);
    const engines: EngineName[] = offers > options.postgresMost ? ['meilisearch'] : ['postgres', 'meilisearch'];
    const board = await openBoard({ offers, engines, keep: options.keep }, print);
    try {
      const rows = await measureBoard(board, offers, options.rounds);
      for (const engine of engines) {
        print(`${engine}: ${await board.sizeOf(engine)}`);
      }
      printTimes(rows, print);
      measured.push(...rows);
    } finally {
      await board.close();
    }
  }
  printGrowth(measured, print);
}

async function measureBoard({ app, apis }: BenchBoard, offers: number, rounds: number): Promise<MeasuredQuery[]> {
  const works = benchQueries(app).flatMap((query) =>
    [...apis].map(([engine, api]) => ({
      query,
      api,
      row: { offers, engine, name: query.name, hits: 0, engineTimes: [], pageTimes: [], apiTimes: [] } as MeasuredQuery,
    })),
  );
  for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
    for (const { query, api, row } of works) {
      const start = performance.now();
      const { ids, total } = await search(app, row.engine, query);
      const found = performance.now();
      await fetchPage(app, ids);
      const fetched = performance.now();
      await api.get(query.path);
      const end = performance.now();
      row.hits = total;
      if (round >= 0) {
        row.engineTimes.push(found - start);
        row.pageTimes.push(fetched - start);
        row.apiTimes.push(end - fetched);
      }
    }
  }
  return works.map(({ row }) => row);
}

async function search(app: INestApplicationContext, name: EngineName, { asked }: BenchQuery) {
  const engine = app.get(SearchEngines, { strict: false }).find(name);
  if (engine === undefined) {
    throw new Error(`There is no engine ${name}`);
  }
  return engine.search(asked);
}

/** What the API cannot do without beside the search: the offers of the page and their companies. */
async function fetchPage(app: INestApplicationContext, ids: number[]): Promise<void> {
  const cards = await app.get(QueryBus).execute(new LoadOfferCards(ids));
  await app.get(CompanyDirectory, { strict: false }).cards(cards.map(({ companyId }) => companyId));
}
