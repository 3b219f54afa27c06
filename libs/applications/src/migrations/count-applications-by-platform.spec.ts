import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { insertOffers, PLAIN_OFFER } from '../../../../test/support/offer-rows.js';
import { CountApplicationsByPlatform20261209001960 } from './20261209001960-count-applications-by-platform.js';

let test: TestApplication;

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());

it('keeps how many applications there were before they were counted by platform, there and back', async () => {
  const database = test.app.get(Database);
  const [offerId = 0] = await insertOffers(test.app, [PLAIN_OFFER]);
  await database.query(
    `INSERT INTO erased_application_count (offer_id, day, platform, applications)
     VALUES ($1, '2026-11-01', 'mobile', 2), ($1, '2026-11-01', 'desktop', 3), ($1, '2026-11-02', 'desktop', 1)`,
    [offerId],
  );
  const migration = new CountApplicationsByPlatform20261209001960();
  const runner = database.dataSource.createQueryRunner();
  await runner.startTransaction();
  await migration.down(runner);
  await migration.up(runner);
  await runner.commitTransaction();
  await runner.release();
  const kept = await database.query(
    'SELECT day::text, platform, applications FROM erased_application_count ORDER BY day',
  );
  expect(kept).toEqual([
    { day: '2026-11-01', platform: 'unknown', applications: 5 },
    { day: '2026-11-02', platform: 'unknown', applications: 1 },
  ]);
});
