import { OfferChanged, OfferClosed, OfferPublished } from '@babelboard/offers/contract';
import {
  Database,
  type DomainEvent,
  type Projection,
  ProjectionBatch,
  ProjectionMarks,
  ProjectionRebuild,
  ProjectionSweep,
} from '@babelboard/platform';
import { ENGINE_NAMES, type OfferSearchEngine, ReindexOffers } from '@babelboard/search';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import type { OfferDocument } from '../../../libs/search/src/engines/offer-document.js';
import { eventually } from '../../support/eventually.js';
import { insertOffers, PLAIN_OFFER } from '../../support/offer-rows.js';
import { handTwice } from '../../support/reactions.js';
import {
  createSearchStage,
  engineNamed,
  markedOffers,
  markOffers,
  projectionInto,
  query,
  type SearchStage,
  stageOffers,
  writeMarkedOffers,
} from './search-stage.js';

let stage: SearchStage;

beforeAll(async () => {
  stage = await createSearchStage();
});

afterAll(async () => {
  await stage?.close();
});

describe.each(ENGINE_NAMES)('the index of %s', (name) => {
  let engine: OfferSearchEngine;
  let database: Database;
  let projection: Projection<OfferDocument>;
  let batch: ProjectionBatch;
  let marked: ProjectionMarks;
  let ids: number[];

  beforeEach(async () => {
    database = stage.app.get(Database);
    batch = stage.app.get(ProjectionBatch);
    marked = stage.app.get(ProjectionMarks);
    projection = projectionInto(stage.app, name);
    engine = engineNamed(stage.app, name);
    await database.query('TRUNCATE offer, projection_mark RESTART IDENTITY CASCADE');
    ids = await stageOffers(
      stage.app,
      Array.from({ length: 40 }, (_, index) => ({ ...PLAIN_OFFER, title: `Original ${index}`, languageIds: [1] })),
      name,
    );
  });

  const mark = (offerIds: number[]) => markOffers(stage.app, name, offerIds);
  const marks = () => markedOffers(stage.app, name);
  const retitle = (offerIds: number[], title: string) =>
    database.query('UPDATE offer SET title = $2 WHERE id = ANY ($1)', [offerIds, title]);
  const close = (offerIds: number[]) =>
    database.query(`UPDATE offer SET state = 'closed' WHERE id = ANY ($1)`, [offerIds]);
  const found = async (keyword: string) => (await engine.search(query({ keywords: [keyword], size: 50 }))).ids;
  const drain = () => writeMarkedOffers(stage.app, name);
  const sorted = (list: number[]) => [...list].sort((a, b) => a - b);
  const react = (event: DomainEvent) => handTwice(stage.app, 'search.mark-offer', event);

  it('clears marks while the same offers are marked again, and neither waits for the other', async () => {
    const [low = 0, high = 0] = ids;
    await mark([high]);
    await mark([low]);
    const taken = await marked.take(projection.name, 1_000);
    const other = database.dataSource.createQueryRunner();
    await other.startTransaction();
    await other.query('SELECT FROM projection_mark WHERE projection = $1 AND subject_id = $2 FOR UPDATE', [
      projection.name,
      low,
    ]);
    const waiting = (number: number) =>
      eventually(async () =>
        expect(
          await database.query(
            `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          ),
        ).toHaveLength(number),
      );
    const marking = mark([low, high]);
    await waiting(1);
    const clearing = database.transaction((tx) => marked.clear(tx, projection.name, taken));
    await waiting(2);
    await other.commitTransaction();
    await other.release();
    await Promise.all([marking, clearing]);
    expect(sorted(await marks())).toEqual([low, high]);
  });

  it('follows published, changed and closed offers by their events, in any order and repeated', async () => {
    const [changed = 0, closed = 0] = ids;
    const [fresh = 0] = await insertOffers(stage.app, [{ ...PLAIN_OFFER, title: 'Freshest' }]);
    await retitle([changed], 'Rewritten');
    await close([closed]);
    await react(new OfferClosed({ offerId: closed }));
    await react(new OfferPublished({ offerId: closed }));
    await react(new OfferChanged({ offerId: changed }));
    await react(new OfferPublished({ offerId: fresh }));
    await drain();
    expect(await found('rewritten')).toEqual([changed]);
    expect(await found('freshest')).toEqual([fresh]);
    expect(sorted(await found('original'))).toEqual(ids.slice(2));
    expect(await engine.listIds(0, 1_000)).toEqual([changed, ...ids.slice(2), fresh]);
    expect(await marks()).toEqual([]);
  });

  it('changes nothing when the same offers are written again', async () => {
    const before = await engine.search(query({ keywords: ['original'], size: 50 }));
    for (let round = 0; round < 2; round += 1) {
      await mark(ids);
      await drain();
    }
    expect(await engine.search(query({ keywords: ['original'], size: 50 }))).toEqual(before);
  });

  it('keeps a mark that is set again while its batch runs', async () => {
    const [id = 0] = ids;
    await retitle([id], 'First change');
    await mark([id]);
    const interrupted = writtenBy(projection, async (documents, removedIds, record) => {
      await retitle([id], 'Second change');
      await mark([id]);
      await engine.write(documents, removedIds, record);
    });
    await batch.run(interrupted);
    expect(await marks()).toHaveLength(1);
    await drain();
    expect(await found('second')).toEqual([id]);
  });

  it('does a batch again that broke off before it was recorded', async () => {
    const [id = 0] = ids;
    await retitle([id], 'Broken off');
    await mark([id]);
    const broken = writtenBy(projection, (documents, removedIds) =>
      engine.write(documents, removedIds, () => Promise.reject(new Error('killed'))),
    );
    await expect(batch.run(broken)).rejects.toThrow('killed');
    expect(await marks()).toHaveLength(1);
    await drain();
    expect(await found('broken')).toEqual([id]);
  });

  it('holds exactly the live offers after batches of several processes at a time', async () => {
    const more = await insertOffers(
      stage.app,
      Array.from({ length: 1_200 }, (_, index) => ({ ...PLAIN_OFFER, title: `Crowd ${index}`, languageIds: [2] })),
    );
    await mark([...ids, ...more]);
    await close(more.slice(0, 100));
    for (let round = 0; round < 20 && (await marks()).length > 0; round += 1) {
      await Promise.all([batch.run(projection), batch.run(projection), batch.run(projection)]);
    }
    expect(await engine.listIds(0, 10_000)).toEqual([...ids, ...more.slice(100)]);
    const { totalActives, facets } = await engine.search(query({ size: 1 }));
    expect(totalActives).toBe(1_140);
    expect(facets.languages).toEqual([
      { id: 2, total: 1_100 },
      { id: 1, total: 40 },
    ]);
  });

  it('loses nothing that changes while it is built anew', async () => {
    const commands = stage.app.get(CommandBus);
    let building = true;
    const rebuild = commands.execute(new ReindexOffers(name)).finally(() => {
      building = false;
    });
    const added: number[] = [];
    for (let round = 0; building; round += 1) {
      const [id = 0] = await insertOffers(stage.app, [{ ...PLAIN_OFFER, title: `Meanwhile ${round}` }]);
      added.push(id);
      const [closing] = ids.splice(0, 1);
      await close(closing === undefined ? [] : [closing]);
      await mark([id, ...(closing === undefined ? [] : [closing])]);
      await batch.run(projection);
    }
    await rebuild;
    await drain();
    expect(added.length).toBeGreaterThan(1);
    expect(await engine.listIds(0, 10_000)).toEqual([...ids, ...added]);
  });

  it('goes on serving when a rebuild is killed, and misses nothing', async () => {
    const rebuild = stage.app.get(ProjectionRebuild);
    const [id = 0] = ids;
    const build = await engine.startBuild();
    await marked.startRebuild(projection.name);
    await retitle([id], 'During the rebuild');
    await mark([id]);
    await drain();
    await build.finish();
    expect(await found('during')).toEqual([id]);
    expect(await rebuild.isUnderWay(projection)).toBe(false);
    expect(await marks()).toEqual([id]);
    expect(await stage.app.get(CommandBus).execute(new ReindexOffers(name))).toEqual([{ engine: name, offers: 40 }]);
    expect(await found('during')).toEqual([id]);
  });

  it('is built by one process at a time', async () => {
    const commands = stage.app.get(CommandBus);
    const [first, second] = await Promise.allSettled([
      commands.execute(new ReindexOffers(name)),
      commands.execute(new ReindexOffers(name)),
    ]);
    expect([first?.status, second?.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect([first, second].find((one) => one?.status === 'rejected')).toMatchObject({
      reason: { code: 'SEARCH_REINDEX_RUNNING' },
    });
  });

  it('finds out which offers it missed', async () => {
    const sweep = stage.app.get(ProjectionSweep);
    const [gone = 0] = ids;
    expect(await sweep.mark(projection)).toBe(0);
    await close([gone]);
    const [fresh = 0] = await insertOffers(stage.app, [PLAIN_OFFER]);
    expect(await sweep.mark(projection)).toBe(2);
    await drain();
    expect(await engine.listIds(0, 1_000)).toEqual([...ids.slice(1), fresh]);
    expect(await sweep.mark(projection)).toBe(0);
  });
});

/** The projection with another way to write into its index. */
function writtenBy(
  projection: Projection<OfferDocument>,
  write: OfferSearchEngine['write'],
): Projection<OfferDocument> {
  const { index } = projection;
  return {
    ...projection,
    index: {
      listIds: (after, limit) => index.listIds(after, limit),
      isReady: () => index.isReady(),
      startBuild: () => index.startBuild(),
      write,
    },
  };
}
