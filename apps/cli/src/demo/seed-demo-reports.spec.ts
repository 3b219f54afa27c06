import { OfferReport } from '@babelboard/operations';
import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { seedDemoAccounts } from './seed-demo-accounts.js';
import { seedDemoBoard } from './seed-demo-board.js';
import { seedDemoReports } from './seed-demo-reports.js';

let test: TestApplication;

beforeAll(async () => {
  test = await createTestApplication();
  await seedDemoBoard(test.app, () => undefined, 60);
  await seedDemoAccounts(test.app);
  await seedDemoReports(test.app);
});
afterAll(() => test?.close());

const reports = () => test.app.get(Database).dataSource.manager.find(OfferReport, { order: { id: 'ASC' } });

describe('what readers of the demo report', () => {
  it('waits for a decision on three offers, two readers about one of them; one was left on the board', async () => {
    const all = await reports();
    const open = all.filter(({ decision }) => decision === null);
    expect(new Set(open.map(({ offerId }) => offerId)).size).toBe(3);
    expect(open).toHaveLength(4);
    expect(all.filter(({ decision }) => decision === 'dismissed')).toHaveLength(1);
    expect(all.filter(({ email }) => email !== null)).toEqual([]);
  });

  it('is added once', async () => {
    const before = await reports();
    await seedDemoReports(test.app);
    expect(await reports()).toEqual(before);
  });
});
