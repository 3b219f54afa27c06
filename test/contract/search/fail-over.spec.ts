import { Metrics, ProjectionBatch } from '@babelboard/platform';
import { OfferSearch } from '@babelboard/search/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../support/eventually.js';
import { insertOffers, PLAIN_OFFER } from '../../support/offer-rows.js';
import {
  createSearchStage,
  engineNamed,
  markOffers,
  projectionInto,
  query,
  type SearchStage,
  stageOffers,
} from './search-stage.js';

let stage: SearchStage;
let ids: number[];

beforeAll(async () => {
  stage = await createSearchStage();
  ids = await stageOffers(stage.app, [PLAIN_OFFER, { ...PLAIN_OFFER, title: 'Nurse' }]);
});

afterAll(async () => {
  await stage?.close();
});

describe('while Meilisearch is down', () => {
  const search = (keywords: string[] = []) => stage.app.get(OfferSearch, { strict: false }).search(query({ keywords }));
  const degraded = async () =>
    (await stage.app.get(Metrics).registry.getSingleMetric('babelboard_search_degraded')?.get())?.values[0]?.value;

  it('PostgreSQL answers, says so, and Meilisearch takes over again by itself', async () => {
    expect(await search(['nurse'])).toMatchObject({ engine: 'meilisearch', degraded: false, ids: [ids[1]] });
    expect(await degraded()).toBe(0);
    await stage.meilisearch.crash();
    for (let round = 0; round < 5; round += 1) {
      expect(await search(['nurse'])).toMatchObject({ engine: 'postgres', degraded: true, ids: [ids[1]], total: 1 });
    }
    const totals = stage.app.get(OfferSearch, { strict: false }).totals([query({}), query({ keywords: ['nurse'] })]);
    expect(await totals).toEqual([2, 1]);
    expect(await degraded()).toBe(1);
    await stage.meilisearch.start();
    await eventually(async () =>
      expect(await search(['nurse'])).toMatchObject({ engine: 'meilisearch', degraded: false }),
    );
    expect(await degraded()).toBe(0);
  });

  it('changes wait for it and are indexed when it is back', async () => {
    const batch = stage.app.get(ProjectionBatch);
    const projection = projectionInto(stage.app, 'meilisearch');
    const engine = engineNamed(stage.app, 'meilisearch');
    await stage.meilisearch.crash();
    const [id = 0] = await insertOffers(stage.app, [{ ...PLAIN_OFFER, title: 'Waiting' }]);
    await markOffers(stage.app, 'meilisearch', [id]);
    await expect(batch.run(projection)).rejects.toThrow();
    await stage.meilisearch.start();
    await eventually(async () => expect(await batch.run(projection)).toBe(1));
    expect((await engine.search(query({ keywords: ['waiting'] }))).ids).toEqual([id]);
  });

  it('a query that the server refuses is no outage', async () => {
    const bad = query({ size: 1.5 });
    const engine = engineNamed(stage.app, 'meilisearch');
    await expect(engine.search(bad)).rejects.toMatchObject({ response: { status: 400 } });
    await eventually(async () => expect(await search()).toMatchObject({ degraded: false }));
    const offerSearch = stage.app.get(OfferSearch, { strict: false });
    for (let round = 0; round < 5; round += 1) {
      await offerSearch.search(bad).catch(() => undefined);
    }
    expect(await search()).toMatchObject({ engine: 'meilisearch', degraded: false });
  });
});
