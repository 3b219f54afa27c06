import { FavoriteLists } from '@babelboard/favorites';
import { Accounts } from '@babelboard/identity';
import { LatestSearches } from '@babelboard/job-searches';
import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { DEMO_CANDIDATE } from './demo-accounts.js';
import { seedDemoAccounts } from './seed-demo-accounts.js';
import { seedDemoBoard } from './seed-demo-board.js';
import { seedDemoNotes } from './seed-demo-notes.js';

let test: TestApplication;
let accountId: number;

beforeAll(async () => {
  test = await createTestApplication();
  await seedDemoBoard(test.app, () => undefined, 900);
  await seedDemoAccounts(test.app);
  await seedDemoNotes(test.app);
  const account = await test.app.get(Accounts, { strict: false }).findByEmail(DEMO_CANDIDATE.email);
  accountId = account?.id as number;
});
afterAll(() => test?.close());

const favorites = () =>
  test.app
    .get(FavoriteLists, { strict: false })
    .find(accountId, { page: 1, rows: 50, search: '', status: 'all' }, 'en');
const searches = () => test.app.get(LatestSearches, { strict: false }).list(accountId, 'en');

describe('what the demo candidate has noted', () => {
  it('are favorites of several companies, two of which have ended', async () => {
    const list = await favorites();
    expect(list.total).toBeGreaterThanOrEqual(5);
    expect(list.totalExpired).toBe(2);
    expect(new Set(list.favorites.map(({ card }) => card.company.id)).size).toBeGreaterThan(2);
  });

  it('are searches that find something, with their names', async () => {
    expect((await searches()).map(({ name, further }) => [name, further])).toEqual([
      ['Remote jobs in Europe for German speakers', 0],
      ['Jobs in Berlin for English speakers', 1],
      ['Customer service jobs in Europe', 0],
      ['Jobs in Portugal', 0],
    ]);
  });

  it('are added once: what was removed stays away', async () => {
    const [offers] = await test.app.get(Database).query<{ n: number }>('SELECT count(*)::int AS n FROM offer');
    await test.app.get(Database).query(`DELETE FROM latest_search WHERE address = '/jobs-in-Portugal'`);
    await seedDemoNotes(test.app);
    expect(await searches()).toHaveLength(3);
    expect(await test.app.get(Database).query('SELECT count(*)::int AS n FROM offer')).toEqual([offers]);
  });
});
