import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { termPairsSql } from '../../../libs/search/src/engines/postgres/counting/term-pairs.js';
import { Random } from '../../support/random.js';
import { generateOffer, generateOffers, valuesOf } from './generated-offers.js';
import { createSearchStage, engineNamed, type SearchStage, stageDocuments } from './search-stage.js';

let stage: SearchStage;

beforeAll(async () => {
  stage = await createSearchStage();
});

afterAll(async () => {
  await stage?.close();
});

it('counters and dictionary changed by differences equal those counted anew', async () => {
  const database = stage.app.get(Database);
  const engine = engineNamed(stage.app, 'postgres');
  const values = valuesOf(stage.app);
  const offers = generateOffers(300, values);
  await stageDocuments(stage.app, offers);
  const random = new Random(3);
  for (let round = 0; round < 8; round += 1) {
    const touched = offers.map(({ id }) => id).filter(() => random.chance(0.2));
    const removed = touched.filter(() => random.chance(0.3));
    const written = touched.filter((id) => !removed.includes(id)).map((id) => generateOffer(id, values, random));
    await engine.write(written, removed, async () => undefined);
    // The same once more changes nothing.
    await engine.write(written, removed, async () => undefined);
  }
  const kept = await database.query('SELECT t1, t2, n FROM search_index.term_pair ORDER BY t1, t2');
  const counted = await database.query(
    `SELECT t1, t2, count(*)::int AS n FROM search_index.offer, ${termPairsSql('terms')} GROUP BY t1, t2 ORDER BY t1, t2`,
  );
  expect(kept.length).toBeGreaterThan(100);
  expect(kept).toEqual(counted);
  expect(await database.query('SELECT word, n FROM search_index.word ORDER BY word COLLATE "C"')).toEqual(
    await database.query(
      `SELECT word, ndoc AS n FROM ts_stat('SELECT tsv_all FROM search_index.offer') ORDER BY word COLLATE "C"`,
    ),
  );
});
