import { Database, ProjectionMarks } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { HandMarksToProjections20261126000401 } from '../../../libs/search/src/migrations/20261126000401-hand-marks-to-projections.js';
import { createTestApplication, type TestApplication } from '../../support/application.js';

const MEILISEARCH = 'search.offers.meilisearch';
const POSTGRES = 'search.offers.postgres';

let test: TestApplication;
let database: Database;
let marks: ProjectionMarks;

beforeAll(async () => {
  test = await createTestApplication();
  database = test.app.get(Database);
  marks = test.app.get(ProjectionMarks);
});
afterAll(() => test?.close());
beforeEach(async () => {
  await database.query('TRUNCATE projection_mark, search_dirty_offer, search_rebuild CASCADE');
});

/** As the version before marks. */
const markAsBefore = (engine: string, ids: number[]) =>
  database.query(
    `INSERT INTO search_dirty_offer (engine, offer_id, mark)
     SELECT $1, id, nextval('search_dirty_mark') FROM (SELECT DISTINCT unnest($2::int[]) AS id ORDER BY id) marked
     ON CONFLICT (engine, offer_id) DO UPDATE SET mark = excluded.mark`,
    [engine, ids],
  );
const marked = async (projection: string) => (await marks.take(projection, 100)).map(({ subjectId }) => subjectId);

async function migrate(direction: 'up' | 'down'): Promise<void> {
  const runner = database.dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    await new HandMarksToProjections20261126000401()[direction](runner);
    await runner.commitTransaction();
  } finally {
    await runner.release();
  }
}

describe('what a version before this one marks', () => {
  it('is written by this one, too, also when it is marked again', async () => {
    await markAsBefore('postgres', [3, 1]);
    expect(await marked(POSTGRES)).toEqual([1, 3]);
    expect(await marked(MEILISEARCH)).toEqual([]);
    await database.transaction(async (tx) => marks.clear(tx, POSTGRES, await marks.take(POSTGRES, 100)));
    await markAsBefore('postgres', [1]);
    expect(await marked(POSTGRES)).toEqual([1]);
  });

  it('is brought along by the migration, with what an index under way has not read', async () => {
    await migrate('down');
    await markAsBefore('postgres', [5]);
    await markAsBefore('postgres', [4]);
    await database.query(`INSERT INTO search_rebuild VALUES ('meilisearch', now())`);
    await database.query(`INSERT INTO search_rebuild_change VALUES ('meilisearch', 6)`);
    await migrate('up');
    expect(await marked(POSTGRES)).toEqual([5, 4]);
    expect(await marked(MEILISEARCH)).toEqual([6]);
  });

  it('goes back to it when the migration is taken back', async () => {
    await database.transaction((tx) => marks.add(tx, [POSTGRES, 'cvs.candidates.postgres'], [7]));
    await migrate('down');
    expect(await database.query('SELECT engine, offer_id FROM search_dirty_offer')).toEqual([
      { engine: 'postgres', offer_id: 7 },
    ]);
    expect(await marked('cvs.candidates.postgres')).toEqual([7]);
    await migrate('up');
    expect(await marked(POSTGRES)).toEqual([7]);
  });

  it('is not lost in an index that it builds while this one writes', async () => {
    await database.query(`INSERT INTO search_rebuild VALUES ('postgres', now())`);
    await database.transaction((tx) => marks.add(tx, [POSTGRES, MEILISEARCH], [8]));
    for (const projection of [POSTGRES, MEILISEARCH]) {
      await database.transaction(async (tx) => marks.clear(tx, projection, await marks.take(projection, 100)));
    }
    expect(await database.query('SELECT engine, offer_id FROM search_rebuild_change')).toEqual([
      { engine: 'postgres', offer_id: 8 },
    ]);
  });
});
