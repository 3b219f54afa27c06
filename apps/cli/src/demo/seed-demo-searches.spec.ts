import { UnansweredSearches } from '@babelboard/operations';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { seedDemoSearches } from './seed-demo-searches.js';

let test: TestApplication;

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());

it('shows searches without results in both languages, once', async () => {
  const searches = test.app.get(UnansweredSearches, { strict: false });
  const seed = async () => {
    await seedDemoSearches(test.app, test.clock);
    return searches.list(null);
  };
  const first = await seed();
  expect(new Set(first.map(({ language }) => language))).toEqual(new Set(['en', 'de']));
  expect(first.map(({ words }) => words)).toEqual(expect.arrayContaining(['beekeeper', 'leuchtturmwarter nordsee']));
  expect(await seed()).toEqual(first);
});
