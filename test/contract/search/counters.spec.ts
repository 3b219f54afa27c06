import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { termPairsSql } from '../../../libs/search/src/engines/postgres/index-tables.js';
import { DirtyOffers } from '../../../libs/search/src/indexing/dirty-offers.js';
import { IndexBatch } from '../../../libs/search/src/indexing/index-batch.js';
import { generateOffers, TEXT_WORDS, TITLE_WORDS, valuesOf } from './generated-offers.js';
import { Random } from './random.js';
import { createSearchStage, engineNamed, type SearchStage, STAGE_MS, stageOffers } from './search-stage.js';

let stage: SearchStage;

beforeAll(async () => {
  stage = await createSearchStage();
}, STAGE_MS);

afterAll(async () => {
  await stage?.close();
});

it('counters and dictionary changed by differences equal those counted anew', async () => {
  const database = stage.app.get(Database);
  const batch = stage.app.get(IndexBatch, { strict: false });
  const dirty = stage.app.get(DirtyOffers, { strict: false });
  const engine = engineNamed(stage.app, 'postgres');
  const values = valuesOf(stage.app);
  const ids = await stageOffers(stage.app, generateOffers(300, values));
  const random = new Random(3);
  for (let round = 0; round < 8; round += 1) {
    const touched = ids.filter(() => random.chance(0.2));
    for (const id of touched) {
      await database.query(
        `UPDATE offer SET state = $2, title = $3, description_text = $4, experience = $5, remote = $6 WHERE id = $1`,
        [
          id,
          random.chance(0.7) ? 'published' : 'closed',
          random.one(TITLE_WORDS),
          random.some(TEXT_WORDS, 4).join(' '),
          1 + random.below(6),
          random.chance(0.5) ? 'Hybrid' : null,
        ],
      );
    }
    await database.transaction((tx) => dirty.mark(tx, 'postgres', touched));
    await Promise.all([batch.run(engine), batch.run(engine)]);
    await batch.run(engine);
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
