import { Database, ProjectionBatch, ProjectionMarks } from '@babelboard/platform';
import { type EngineName, OfferProjections, ReindexOffers, SearchEngines } from '@babelboard/search';
import { EVERY_OFFER, type OfferSearchQuery } from '@babelboard/search/contract';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { OfferDocument } from '../../../libs/search/src/engines/offer-document.js';
import { createTestApplication, type TestApplication } from '../../support/application.js';
import { startMeilisearch, type TestMeilisearch } from '../../support/meilisearch.js';
import { insertOffers, type OfferRow } from '../../support/offer-rows.js';

export interface SearchStage extends TestApplication {
  meilisearch: TestMeilisearch;
}

/** All contexts on a database and a Meilisearch server of their own. */
export async function createSearchStage(): Promise<SearchStage> {
  const meilisearch = await startMeilisearch();
  const application = await createTestApplication({
    SEARCH_ENGINE: 'meilisearch',
    MEILISEARCH_URL: meilisearch.url,
    MEILISEARCH_KEY: meilisearch.key,
  });
  return {
    ...application,
    meilisearch,
    close: async () => {
      await application.close();
      await meilisearch.stop();
    },
  };
}

/** Writes live offers into the tables and into both indexes, or one. Gives their ids in order. */
export async function stageOffers(app: INestApplicationContext, rows: OfferRow[], one?: EngineName): Promise<number[]> {
  const ids = await insertOffers(app, rows);
  await app.get(CommandBus).execute(new ReindexOffers(one));
  return ids;
}

/** Fills both indexes with documents that no table holds. */
export async function stageDocuments(app: INestApplicationContext, documents: OfferDocument[]): Promise<void> {
  for (const engine of app.get(SearchEngines, { strict: false }).all()) {
    const build = await engine.startBuild();
    await build.add(documents);
    await build.finish();
    await build.swap(async () => undefined);
  }
}

export function engineNamed(app: INestApplicationContext, name: EngineName) {
  const engine = app.get(SearchEngines, { strict: false }).find(name);
  if (engine === undefined) {
    throw new Error(`There is no engine ${name}`);
  }
  return engine;
}

export function projectionInto(app: INestApplicationContext, name: EngineName) {
  return app.get(OfferProjections, { strict: false }).into(name);
}

/** Marks offers for one engine. */
export function markOffers(app: INestApplicationContext, name: EngineName, ids: number[]): Promise<void> {
  const { name: projection } = projectionInto(app, name);
  return app.get(Database).transaction((tx) => app.get(ProjectionMarks).add(tx, [projection], ids));
}

/** Ids of the offers that are marked for an engine, oldest marks first. */
export async function markedOffers(app: INestApplicationContext, name: EngineName): Promise<number[]> {
  const marks = await app.get(ProjectionMarks).take(projectionInto(app, name).name, 10_000);
  return marks.map(({ subjectId }) => subjectId);
}

/** Writes all marked offers into the index of an engine. */
export async function writeMarkedOffers(app: INestApplicationContext, name: EngineName): Promise<void> {
  while ((await app.get(ProjectionBatch).run(projectionInto(app, name))) > 0) {
    // Until nothing is left.
  }
}

export function query(asked: Partial<OfferSearchQuery>): OfferSearchQuery {
  return { ...EVERY_OFFER, ...asked };
}
