import { SavedAlerts } from '@babelboard/alerts';
import { Accounts } from '@babelboard/identity';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { DEMO_CANDIDATE } from './demo-accounts.js';
import { seedDemoAccounts } from './seed-demo-accounts.js';
import { seedDemoAlerts } from './seed-demo-alerts.js';

let test: TestApplication;

beforeAll(async () => {
  test = await createTestApplication();
  await seedDemoAccounts(test.app);
});
afterAll(() => test?.close());

it('gives the demo candidate alerts of each rhythm, one of them paused, once', async () => {
  const account = await test.app.get(Accounts, { strict: false }).findByEmail(DEMO_CANDIDATE.email);
  const seed = async () => {
    await seedDemoAlerts(test.app);
    return test.app.get(SavedAlerts, { strict: false }).list(account?.id as number, 'en');
  };
  const first = await seed();
  expect(first.map(({ name, rhythm, paused }) => [name, rhythm, paused !== null])).toEqual([
    ['Remote jobs in Europe for German speakers', 'daily', true],
    ['Jobs in Berlin for English speakers', 'instant', false],
    ['Customer service jobs in Europe', 'weekly', false],
  ]);
  expect(await seed()).toEqual(first);
});
