import { UnansweredSearches } from '@babelboard/operations';
import { ReindexOffers } from '@babelboard/search';
import { type UnansweredSearchesResponse, unansweredSearchesResponse } from '@babelboard/wire';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { makeAccount } from '../../support/accounts.js';
import { startTestApi, type TestApi } from '../../support/api.js';

const BROWSER = 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0';

let api: TestApi;
let admin: Record<string, string>;

beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1' });
  await api.app.get(CommandBus).execute(new ReindexOffers());
  admin = (await makeAccount(api.app, 'admin')).bearer;
});
afterAll(() => api?.stop());

/** By three people. */
async function search(query: string, headers: Record<string, string> = {}): Promise<void> {
  for (let time = 0; time < 3; time += 1) {
    const person = { 'User-Agent': BROWSER, 'X-Forwarded-For': `198.51.100.${time + 1}` };
    const response = await fetch(`${api.url}/api/jobs?${query}`, { headers: { ...person, ...headers } });
    expect(response.status).toBe(200);
  }
}

async function listed(query = ''): Promise<UnansweredSearchesResponse['data']> {
  await api.app.get(UnansweredSearches, { strict: false }).flush();
  const response = await fetch(`${api.url}/api/admin/searches${query}`, { headers: admin });
  expect(response.status).toBe(200);
  return unansweredSearchesResponse.parse(await response.json()).data;
}

describe('GET /api/admin/searches', () => {
  it('shows what browsers searched for and did not find, by the language of the page', async () => {
    await search('keywords=Bienenzüchter', { 'Accept-Language': 'de' });
    await search('keywords=beekeeper');
    await search('keywords=beekeeper&_mode=cities');
    await search('keywords=beekeeper&_from=20');
    await search('keywords=crawled', { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
    await search('keywords=ana%40example.org');
    await search('keywords=anna+schmidt', { 'X-Forwarded-For': '198.51.100.9' });
    await search('');
    const day = api.clock.now().toISOString().slice(0, 10);
    const counted = { times: 3, first_day: day, last_day: day };
    expect(await listed()).toEqual([
      { words: 'beekeeper', language: 'en', ...counted },
      { words: 'bienenzuchter', language: 'de', ...counted },
    ]);
    expect((await listed('?language=de')).map(({ words }) => words)).toEqual(['bienenzuchter']);
  });

  it('refuses what is no language', async () => {
    const response = await fetch(`${api.url}/api/admin/searches?language=german`, { headers: admin });
    expect(response.status).toBe(422);
  });
});
