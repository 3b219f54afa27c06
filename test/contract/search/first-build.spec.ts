import { Database } from '@babelboard/platform';
import { CatchUpIndexes, ENGINE_NAMES, ReindexOffers } from '@babelboard/search';
import { OfferSearch } from '@babelboard/search/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { Meilisearch } from 'meilisearch';
import { TellAnIndexThatWasNeverBuilt20261125000411 } from '../../../libs/search/src/migrations/20261125000411-tell-an-index-that-was-never-built.js';
import { insertOffers, PLAIN_OFFER } from '../../support/offer-rows.js';
import {
  createSearchStage,
  engineNamed,
  markedOffers,
  markOffers,
  query,
  type SearchStage,
  writeMarkedOffers,
} from './search-stage.js';

const OFFERS = 60;

let stage: SearchStage;
let ids: number[];

beforeAll(async () => {
  stage = await createSearchStage();
});
afterAll(() => stage?.close());

/** As a new installation is. `OfferSearch` alone remembers that an index was whole, so the tests that ask it come first. */
beforeEach(async () => {
  const { url, key } = stage.meilisearch;
  const database = stage.app.get(Database);
  await database.query('TRUNCATE offer, projection_mark, search_index.offer RESTART IDENTITY CASCADE');
  await database.query(`COMMENT ON SCHEMA search_index IS 'not built'`);
  await new Meilisearch({ host: url, apiKey: key }).index('babelboard-offers').delete().waitTask();
  ids = await insertOffers(
    stage.app,
    Array.from({ length: OFFERS }, () => PLAIN_OFFER),
  );
});

const run = (command: ReindexOffers | CatchUpIndexes) => stage.app.get(CommandBus).execute<typeof command>(command);
const offerSearch = () => stage.app.get(OfferSearch, { strict: false });

describe('before the first index is built', () => {
  it('no engine answers, not even from the offers that it has already', async () => {
    await markOffers(stage.app, 'postgres', ids.slice(0, 10));
    await writeMarkedOffers(stage.app, 'postgres');
    await expect(offerSearch().search(query({}))).rejects.toMatchObject({ code: 'SEARCH_UNAVAILABLE' });
    await expect(offerSearch().totals([query({})])).rejects.toMatchObject({ code: 'SEARCH_UNAVAILABLE' });
    expect(await offerSearch().state()).toBe('being built');
  });

  it('half a standby does not take the place of a server that is down', async () => {
    await run(new ReindexOffers('meilisearch'));
    expect(await offerSearch().state()).toBe('ok');
    await stage.meilisearch.crash();
    await expect(offerSearch().search(query({}))).rejects.toMatchObject({ code: 'SEARCH_UNAVAILABLE' });
    await run(new ReindexOffers('postgres'));
    expect(await offerSearch().search(query({}))).toMatchObject({ engine: 'postgres', totalActives: OFFERS });
    expect(await offerSearch().state()).toBe('degraded');
    await stage.meilisearch.start();
  });

  it.each(ENGINE_NAMES)('%s never shows an index with fewer offers while it is built', async (name) => {
    const engine = engineNamed(stage.app, name);
    let building = true;
    const build = run(new ReindexOffers(name)).finally(() => {
      building = false;
    });
    const seen = new Set<number>();
    while (building) {
      if (await engine.isReady()) {
        seen.add((await engine.search(query({}))).totalActives);
      }
    }
    await build;
    seen.add((await engine.search(query({}))).totalActives);
    expect([...seen]).toEqual([OFFERS]);
  });

  it('an index that holds offers from an earlier version is whole; an empty one is not', async () => {
    const migration = new TellAnIndexThatWasNeverBuilt20261125000411();
    const engine = engineNamed(stage.app, 'postgres');
    const runner = stage.app.get(Database).dataSource.createQueryRunner();
    try {
      expect(await engine.isReady()).toBe(false);
      await migration.down(runner);
      expect(await engine.isReady()).toBe(true);
      await engine.write([], [], async () => undefined);
      await migration.up(runner);
      expect(await engine.isReady()).toBe(false);
      await run(new ReindexOffers('postgres'));
      await migration.up(runner);
      expect(await engine.isReady()).toBe(true);
    } finally {
      await runner.release();
    }
  });
});

describe('catching up after many offers were added', () => {
  it('builds the index of PostgreSQL that is not there, so that all are found at once', async () => {
    await run(new CatchUpIndexes());
    expect((await engineNamed(stage.app, 'postgres').search(query({}))).totalActives).toBe(OFFERS);
    expect(await engineNamed(stage.app, 'meilisearch').isReady()).toBe(false);
    expect(await markedOffers(stage.app, 'postgres')).toEqual([]);
  });

  it('marks what indexes lack that are there', async () => {
    await run(new ReindexOffers());
    const added = await insertOffers(stage.app, [PLAIN_OFFER, PLAIN_OFFER]);
    await run(new CatchUpIndexes());
    for (const name of ENGINE_NAMES) {
      expect(await markedOffers(stage.app, name)).toEqual(added);
    }
  });
});
