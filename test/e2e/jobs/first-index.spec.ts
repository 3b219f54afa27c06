import { ReindexOffers } from '@babelboard/search';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { startTestApi, type TestApi } from '../../support/api.js';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
}, 60_000);
afterAll(() => api?.stop());

it('is not ready until the first index holds all offers', async () => {
  const ready = () => fetch(`${api.url}/api/health/ready`);
  const before = await ready();
  expect(before.status).toBe(503);
  expect(await before.json()).toMatchObject({ status: 'not ready', parts: { search: 'being built' } });
  await api.app.get(CommandBus).execute(new ReindexOffers());
  const after = await ready();
  expect(after.status).toBe(200);
  expect(await after.json()).toMatchObject({ status: 'ready', parts: { search: 'ok' } });
});
