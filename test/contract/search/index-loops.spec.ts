import { Database, PlatformModule, ProjectionLoopsModule } from '@babelboard/platform';
import { ENGINE_NAMES, type EngineName, SearchEngines } from '@babelboard/search';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { contexts } from '../../../apps/contexts.js';
import { createTestDatabase, type TestDatabase, testSettings } from '../../support/database.js';
import { eventually } from '../../support/eventually.js';
import { startMeilisearch, type TestMeilisearch } from '../../support/meilisearch.js';
import { insertOffers, PLAIN_OFFER } from '../../support/offer-rows.js';
import { markOffers } from './search-stage.js';

@Module({})
class IndexingWorker {}

let database: TestDatabase;
let meilisearch: TestMeilisearch;

beforeAll(async () => {
  database = await createTestDatabase();
  meilisearch = await startMeilisearch();
});

afterAll(async () => {
  await meilisearch?.stop();
  await database?.drop();
});

function startWorker(): Promise<INestApplicationContext> {
  const settings = testSettings(database.url, {
    SEARCH_ENGINE: 'meilisearch',
    MEILISEARCH_URL: meilisearch.url,
    MEILISEARCH_KEY: meilisearch.key,
  });
  const imports = [
    PlatformModule.forRoot({ settings, contexts }),
    ...contexts.map(({ module }) => module),
    ProjectionLoopsModule,
  ];
  return NestFactory.createApplicationContext({ module: IndexingWorker, imports }, { logger: ['fatal'] });
}

const indexed = (app: INestApplicationContext, name: EngineName) =>
  app.get(SearchEngines, { strict: false }).find(name)?.listIds(0, 1_000);

async function expectIndexed(app: INestApplicationContext, ids: number[]): Promise<void> {
  await eventually(async () => {
    expect(await indexed(app, 'postgres')).toEqual(ids);
    expect(await indexed(app, 'meilisearch')).toEqual(ids);
    expect(await app.get(Database).query('SELECT * FROM projection_mark')).toEqual([]);
  });
}

it('the worker builds what is missing, follows marks, and outlives a server that goes and comes', async () => {
  const app = await startWorker();
  const mark = (ids: number[]) => Promise.all(ENGINE_NAMES.map((name) => markOffers(app, name, ids)));
  const first = await insertOffers(app, [PLAIN_OFFER, PLAIN_OFFER]);
  await mark(first);
  await expectIndexed(app, first);
  await meilisearch.crash();
  const second = await insertOffers(app, [PLAIN_OFFER]);
  await mark(second);
  await eventually(async () => expect(await indexed(app, 'postgres')).toEqual([...first, ...second]));
  await meilisearch.start();
  await expectIndexed(app, [...first, ...second]);
  await app.close();
});

it('a worker that starts finds what changed while none ran, and an index that is gone', async () => {
  const changing = await startWorker();
  const known = (await indexed(changing, 'postgres')) ?? [];
  await changing.close();
  const app = await NestFactory.createApplicationContext(
    {
      module: IndexingWorker,
      imports: [
        PlatformModule.forRoot({ settings: testSettings(database.url), contexts }),
        ...contexts.map(({ module }) => module),
      ],
    },
    { logger: ['fatal'] },
  );
  const missed = await insertOffers(app, [PLAIN_OFFER]);
  await app.close();
  await meilisearch.stop();
  meilisearch = await startMeilisearch();
  const worker = await startWorker();
  await expectIndexed(worker, [...known, ...missed]);
  await worker.close();
});
