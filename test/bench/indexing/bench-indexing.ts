import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database, ProjectionRebuild, RebuildTimes } from '@babelboard/platform';
import { ENGINE_NAMES, type EngineName, OfferProjections } from '@babelboard/search';
import type { INestApplicationContext } from '@nestjs/common';
import { createTestApplication } from '../../support/application.js';
import { openKeptDatabase } from '../../support/database.js';
import { startMeilisearch, type TestMeilisearch } from '../../support/meilisearch.js';
import { writeOffers } from '../search/bench-board.js';
import { prepareBareMeilisearch } from './bare-meilisearch.js';
import { prepareBarePostgres } from './bare-postgres.js';

export interface IndexingBenchOptions {
  offers: number;
  rounds: number;
  keep: boolean;
  /** Only this one; both without it. */
  engine?: EngineName;
}

/** The product's share of what the bare engine does. */
const GOAL = 0.5;

/**
 * Offers per second of a whole rebuild, from the tables of offers to the swapped index, against the bare engine that loads the same
 * finished documents into the same tables and indexes, or the same settings, in the same batches. The sides take turns; the ratio is that
 * of their medians. Gives whether every measured engine keeps the goal.
 */
export async function benchIndexing(options: IndexingBenchOptions, print: (line: string) => void): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-indexing-'));
  const meilisearch = await startMeilisearch();
  const kept = options.keep ? await openKeptDatabase(`bench_search_${options.offers}`) : undefined;
  const environment = { MEILISEARCH_URL: meilisearch.url, MEILISEARCH_KEY: meilisearch.key };
  const application = await createTestApplication(environment, [], kept);
  const { app } = application;
  try {
    await writeOffers(app.get(Database), options.offers, print);
    let goalKept = true;
    for (const name of ENGINE_NAMES.filter((each) => each === (options.engine ?? each))) {
      const bare = () => prepareBare(app, name, meilisearch, folder);
      goalKept = (await measure(app, name, bare, options, print)) && goalKept;
    }
    return goalKept;
  } finally {
    await application.close();
    await meilisearch.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(
  app: INestApplicationContext,
  name: EngineName,
  prepare: () => Promise<() => Promise<void>>,
  { offers, rounds }: IndexingBenchOptions,
  print: (line: string) => void,
): Promise<boolean> {
  const projection = app.get(OfferProjections, { strict: false }).into(name);
  const product: number[] = [];
  const bare: number[] = [];
  let times = new RebuildTimes();
  let loadBare: (() => Promise<void>) | undefined;
  for (let round = 0; round < rounds; round += 1) {
    times = new RebuildTimes();
    product.push(await secondsOf(() => app.get(ProjectionRebuild).run(projection, { times })));
    loadBare ??= await prepare();
    bare.push(await secondsOf(loadBare));
  }
  const ratio = median(bare) / median(product);
  const speed = (seconds: number[]) =>
    `${Math.round(offers / median(seconds))} offers/s (${median(seconds).toFixed(1)} s)`;
  print(`\n${name}: product ${speed(product)}, bare engine ${speed(bare)}`);
  print(`  ratio ${ratio.toFixed(2)}   ${ratio >= GOAL ? 'goal kept' : 'GOAL MISSED'}`);
  print('  where the time of the product goes; parts run beside each other:');
  for (const { part, seconds } of times.all()) {
    print(`  ${part.padEnd(34)}${seconds.toFixed(1).padStart(7)} s`);
  }
  return ratio >= GOAL;
}

function prepareBare(app: INestApplicationContext, name: EngineName, meilisearch: TestMeilisearch, folder: string) {
  return name === 'postgres' ? prepareBarePostgres(app, folder) : prepareBareMeilisearch(app, meilisearch, folder);
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
