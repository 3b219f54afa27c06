import { Database } from '@babelboard/platform';
import { canonicalPeopleQuery } from '@babelboard/wire';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestApplication, type TestApplication } from '../../../../../test/support/application.js';
import { DEMO_CANDIDATE } from '../demo-accounts.js';
import { seedDemoAccounts } from '../seed-demo-accounts.js';
import { DEMO_SEARCHERS } from './demo-searchers.js';
import { seedDemoFindable } from './seed-demo-findable.js';

let test: TestApplication;

beforeAll(async () => {
  test = await createTestApplication();
  await seedDemoAccounts(test.app);
});
afterAll(() => test?.close());

const agreed = () =>
  test.app.get(Database).query<{ email: string; cityId: number | null; skills: number }>(
    `SELECT email, city_id AS "cityId", (SELECT count(*)::int FROM candidate_skill s WHERE s.account_id = account.id) AS skills
     FROM consent JOIN account ON account.id = consent.account_id JOIN candidate ON candidate.account_id = account.id
     WHERE kind = 'cvsearch' AND given ORDER BY account.id`,
  );

const searches = () =>
  test.app
    .get(Database)
    .query<{ query: string }>('SELECT query FROM saved_people_search WHERE saved_by IS NOT NULL ORDER BY id');

it('lets companies find the demo candidate and people of many trades, once', async () => {
  await seedDemoFindable(test.app);
  const first = await agreed();
  expect(first.map(({ email }) => email)).toEqual([DEMO_CANDIDATE.email, ...DEMO_SEARCHERS.map(({ email }) => email)]);
  const searchers = first.slice(1);
  expect(searchers.filter(({ cityId, skills }) => cityId === null || cityId === 0 || skills === 0)).toEqual([]);
  const saved = await searches();
  expect(saved.map(({ query }) => canonicalPeopleQuery(query))).toEqual(saved.map(({ query }) => query));
  expect(saved).toHaveLength(2);
  await seedDemoFindable(test.app);
  expect(await agreed()).toEqual(first);
  expect(await searches()).toEqual(saved);
});
