import { Database } from '@babelboard/platform';
import { problem } from '@babelboard/wire';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../support/api.js';
import { createTestDatabase, type TestDatabase } from '../../support/database.js';
import { rawRequest } from '../../support/raw-request.js';

let database: TestDatabase;
let apis: [TestApi, TestApi];
let turn = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  const start = () => startTestApi({ TRUST_PROXY: '1', LISTS_PER_MINUTE: '6', SUGGESTIONS_PER_MINUTE: '4' }, database);
  apis = [await start(), await start()];
});
afterAll(async () => {
  await Promise.all((apis ?? []).map((api) => api.stop()));
  await database?.drop();
});

/** Asks the two processes in turn, or one of them. */
const read = (path: string, place: string, one = apis[turn++ % 2]) =>
  rawRequest((one?.url as string) + path, { 'X-Forwarded-For': place, Accept: 'text/html' });
const statuses = async (paths: string[], place: string, one?: TestApi) => {
  const answers: number[] = [];
  for (const path of paths) answers.push((await read(path, place, one)).status);
  return answers;
};
const times = (count: number, path: (n: number) => string) => Array.from({ length: count }, (_, n) => path(n));

describe('what one place may read in a minute', () => {
  it('is bounded for lists of the API, over all processes, and says when again', async () => {
    const asked = times(8, (n) => `/api/jobs?keywords=word${n}`);
    expect(await statuses(asked, '198.51.100.1')).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    const { status, headers, body } = await read('/api/jobs-in-Cologne', '198.51.100.1');
    expect([status, headers['content-type']]).toEqual([429, 'application/problem+json; charset=utf-8']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(problem.parse(JSON.parse(String(body))).code).toBe('RATE_LIMITED');
    expect(await statuses(['/api/jobs'], '198.51.100.2')).toEqual([200]);
  });

  it('counts a list of many filters as several', async () => {
    const many = `/api/jobs?${'keywords=a&'.repeat(8)}`.slice(0, -1);
    expect(await statuses([many, '/api/jobs', '/api/jobs'], '198.51.100.11')).toEqual([200, 429, 429]);
    const few = '/api/jobs?keywords=a&location=Bonn&language=German';
    expect(await statuses([few, few], '198.51.100.12')).toEqual([200, 200]);
  });

  it.each([
    ['offers', 21, (n: number) => `/api/job?id=${n + 1}`, 200],
    ['feeds of lists', 22, (n: number) => `/feeds/jobs${n === 0 ? '' : '-in-Cologne'}.atom`, 200],
    ['pictures', 23, (n: number) => `/og/offers/${n + 1}.png`, 404],
    ['places like an offer’s', 24, (n: number) => `/api/offers/related-locations/${n + 1}`, 404],
    ['sitemaps', 25, () => '/sitemap.xml', 200],
  ])('is bounded for %s', async (_name, place, path, usual) => {
    expect(await statuses(times(7, path), `203.0.113.${place}`)).toEqual([...Array<number>(6).fill(usual), 429]);
  });

  it('is bounded for suggestions apart from lists', async () => {
    const paths = ['/api/suggestions?q=n', '/api/keywords?search=n', '/api/tags?q=n', '/api/suggestions?q=nu'];
    // By one process: each would read all names of occupations first.
    const answers = await statuses([...paths, '/api/suggestions?q=nur'], '198.51.100.3', apis[0]);
    expect(answers).toEqual([200, 200, 200, 200, 429]);
    expect(await statuses(['/api/jobs'], '198.51.100.3')).toEqual([200]);
  });

  it('is bounded for pages that have to be made, by a page for people that says what to do', async () => {
    const place = '198.51.100.4';
    const pages = times(7, (n) => `/jobs?keywords=word${n}`);
    expect(await statuses(pages, place)).toEqual([200, 200, 200, 200, 200, 200, 429]);
    const { status, headers, body } = await read('/jobs?keywords=more&x=%22%3E%3Cscript%3E', place);
    expect(status).toBe(429);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining("script-src 'self'"),
    });
    expect(headers.etag).toBeUndefined();
    const wait = String(headers['retry-after']);
    const text = String(body);
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).toMatch(new RegExp(`Wait (${wait} seconds|a second), then try again`));
    expect(text).toContain('<a href="">Try again</a>');
    expect(text).not.toContain('script>');
  });

  it('counts no page that is kept, and writes nothing for one', async () => {
    const rows = () =>
      apis[0].app.get(Database).query<{ n: number }>(`SELECT coalesce(sum(points), 0)::int AS n FROM rate_limit`);
    const ask = (place: string) => rawRequest(`${apis[0].url}/jobs-in-Cologne`, { 'X-Forwarded-For': place });
    expect((await ask('198.51.100.5')).status).toBe(200);
    const before = await rows();
    const answers = await Promise.all(times(30, () => '').map(() => ask('198.51.100.5')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await rows()).toEqual(before);
    // Also for who may have none made any more.
    expect((await ask('198.51.100.4')).status).toBe(200);
    expect(await statuses(['/login', '/robots.txt', '/api/health/live'], '198.51.100.4')).not.toContain(429);
  });

  it('counts a network of IPv6 as one place, and an IPv4 address the same however it is written', async () => {
    const path = (n: number) => `/api/jobs?_from=${20 * n}`;
    const within = times(7, path).map((address, n) => read(address, `2001:db8:77:1:${n}::${n + 1}`));
    expect((await Promise.all(within)).filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await read(path(0), '2001:db8:77:2::1')).status).toBe(200);
    const written = ['198.51.100.6', '::ffff:198.51.100.6', '::ffff:c633:6406', '0:0:0:0:0:ffff:c633:6406'];
    const same = [...written, ...written].slice(0, 7).map((address, n) => read(path(n), address));
    expect((await Promise.all(same)).filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('is the same for limits of feeds, the public API and reports: one network, one place, and no address in the store', async () => {
    const from = (path: string, method: string) => (n: number) =>
      fetch(apis[0].url + path, {
        method,
        headers: { 'X-Forwarded-For': `2001:db8:88:1::${n + 1}`, 'Content-Type': 'application/json' },
        ...(method === 'POST' ? { body: '{"reason":"scam"}' } : {}),
      }).then(({ status }) => status);
    for (const [path, method, points] of [
      ['/feeds/jobs.xml', 'GET', 6],
      ['/api/offers/1/reports', 'POST', 10],
      ['/api/public/v1/offers', 'GET', 120],
    ] as const) {
      const answers: number[] = [];
      for (let n = 0; n <= points; n += 1) answers.push(await from(path, method)(n));
      expect([path, answers.filter((status) => status === 429).length]).toEqual([path, 1]);
    }
    const keys = JSON.stringify(await apis[0].app.get(Database).query('SELECT key FROM rate_limit'));
    expect(keys).not.toMatch(/2001|198\.51|203\.0/);
  });
});
