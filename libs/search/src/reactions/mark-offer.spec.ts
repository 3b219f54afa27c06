import { OfferPublished } from '@babelboard/offers/contract';
import { Database, declaredTaskHandlers, TaskHandlers, TaskRunner, WaitingTasks } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';

let test: TestApplication;

beforeAll(async () => {
  // Nobody asks the server: marking is all that is done.
  test = await createTestApplication({
    DATABASE_POOL_SIZE: '2',
    MEILISEARCH_URL: 'http://127.0.0.1:1',
    MEILISEARCH_KEY: 'a-key-that-nobody-knows',
  });
});
afterAll(() => test?.close());

const EVENTS = Array.from({ length: 12 }, (_, index) => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  type: OfferPublished.type,
  payload: { offerId: index + 1 },
  occurredAt: new Date().toISOString(),
  traceId: null,
}));

const FORMER = ['search.mark-offer-dirty-for-postgres', 'search.mark-offer-dirty-for-meilisearch'];

describe('MarkOffer', () => {
  it('takes one connection at a time, so that many events cannot starve each other', async () => {
    const runner = test.app.get(TaskRunner);
    const runs = EVENTS.map((event) => runner.run('search.mark-offer', { event }));
    expect(await Promise.all(runs)).toHaveLength(12);
  });

  it('marks an offer for every engine, once, whichever of the ids of versions before its task has', async () => {
    const database = test.app.get(Database);
    await database.query('TRUNCATE projection_mark, processed_event');
    for (const id of FORMER) {
      await test.app.get(TaskRunner).run(id, { event: EVENTS[0] });
    }
    expect(await database.query('SELECT projection, subject_id FROM projection_mark ORDER BY 1')).toEqual([
      { projection: 'search.offers.meilisearch', subject_id: 1 },
      { projection: 'search.offers.postgres', subject_id: 1 },
    ]);
    expect(await database.query('SELECT reaction_id FROM processed_event')).toEqual([
      { reaction_id: 'search.mark-offer' },
    ]);
  });

  it('takes what waits under those ids, and no relay makes more of it', async () => {
    const database = test.app.get(Database);
    await database.query(
      `INSERT INTO task_handler SELECT task, $2, 'indexing', now() FROM unnest($1::text[]) AS task`,
      [FORMER, OfferPublished.type],
    );
    const waiting = FORMER.map((name) => ({ name, data: { event: EVENTS[1] as (typeof EVENTS)[number] } }));
    await test.app.get(WaitingTasks).add(waiting, 0);
    expect(await test.app.get(WaitingTasks).release()).toBe(2);
    await test.app.get(TaskHandlers).show(declaredTaskHandlers());
    expect(await database.query('SELECT FROM task_handler WHERE task = ANY ($1)', [FORMER])).toEqual([]);
    expect(await database.query(`SELECT FROM task_handler WHERE task = 'search.mark-offer'`)).toHaveLength(3);
  });
});
