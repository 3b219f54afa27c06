import { Database, type JsonObject, LiveChannel } from '@babelboard/platform';
import { type LiveNews, liveNews } from '@babelboard/wire';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeAccount, makeCompany, openSession, type TestAccount } from '../../support/accounts.js';
import { startTestApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { Visitor } from '../../support/visitor.js';
import { type Followed, followNews } from './follow-news.js';

let api: TestApi;
/** Another process on the same database. */
let other: TestApi;
let company: { id: number; owner: TestAccount; recruiter: TestAccount };
let ana: TestAccount;
let followed: Followed[];

beforeAll(async () => {
  api = await startTestApi();
  other = await startTestApi({}, api.database);
});
afterAll(async () => {
  await other?.stop();
  await api?.stop();
});
beforeEach(async () => {
  followed = [];
  [company, ana] = await Promise.all([makeCompany(api.app), makeAccount(api.app)]);
});
afterEach(() => {
  for (const one of followed) one.leave();
});

const follow = async (kind: 'companies' | 'candidates', who: TestAccount, headers: Record<string, string> = {}) => {
  const one = await followNews(`${api.url}/api/${kind}/live`, { ...who.bearer, ...headers });
  followed.push(one);
  return one;
};
const announce = (topic: string, news: JsonObject) =>
  other.app
    .get(Database, { strict: false })
    .transaction((tx) => other.app.get(LiveChannel, { strict: false }).announce(tx, topic, news));
const message = (id: number) => ({ kind: 'application-message', application_id: id }) satisfies LiveNews;

describe('GET /api/companies/live and /api/candidates/live', () => {
  it('tell at once what another process announces, to whom it is about and to nobody else', async () => {
    const another = await makeCompany(api.app);
    const [owner, recruiter, stranger, candidate] = await Promise.all([
      follow('companies', company.owner),
      follow('companies', company.recruiter),
      follow('companies', another.owner),
      follow('candidates', ana),
    ]);
    await announce(`company:${company.id}`, message(1));
    await announce(`candidate:${ana.id}`, message(2));
    await announce(`company:${another.id}`, message(3));
    const ids = (...all: (Followed | undefined)[]) =>
      all.map((one) => one?.news().map((news) => (liveNews.parse(news) as { application_id: number }).application_id));
    await eventually(() => expect(ids(owner, recruiter, stranger, candidate)).toEqual([[1], [1], [3], [2]]));
  });

  it('say in their head that nobody keeps, packs or gathers what they tell', async () => {
    const { headers, status } = await follow('companies', company.owner, { 'Accept-Encoding': 'br, gzip' });
    expect([status, headers['content-type'], headers['content-encoding']]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      undefined,
    ]);
    expect([headers['cache-control'], headers['x-accel-buffering']]).toEqual(['no-store, no-transform', 'no']);
  });

  it('tell who comes again first that anything may have changed, and nothing to who comes for the first time', async () => {
    const first = await follow('candidates', ana);
    await eventually(() => expect(first.text()).toContain('retry: 3000\nid: 0\n\n'));
    const again = await follow('candidates', ana, { 'Last-Event-ID': '0' });
    await eventually(() => expect(again.news()).toEqual([{ kind: 'anything' }]));
    expect(first.news()).toEqual([]);
  });

  it('end with the session, which no news come after', async () => {
    const { accountId, id } = { accountId: ana.id, id: ana.sessionId };
    const [ended, going] = await Promise.all([follow('candidates', ana), follow('companies', company.owner)]);
    await openSession(api.app, accountId);
    await api.app.get(Database, { strict: false }).query('UPDATE session SET revoked_at = now() WHERE id = $1', [id]);
    api.clock.advance(6_000);
    await announce(`candidate:${ana.id}`, message(4));
    await announce(`company:${company.id}`, message(5));
    await eventually(() => expect(ended.isOver()).toBe(true));
    await eventually(() => expect(going.news()).toEqual([message(5)]));
    expect(ended.news()).toEqual([]);
  });

  it('end when the member leaves the company', async () => {
    const gone = await follow('companies', company.recruiter);
    await api.app
      .get(Database, { strict: false })
      .query('DELETE FROM company_member WHERE account_id = $1', [company.recruiter.id]);
    api.clock.advance(6_000);
    await announce(`company:${company.id}`, message(6));
    await eventually(() => expect(gone.isOver()).toBe(true));
    expect(gone.news()).toEqual([]);
  });

  it('are five an account at most, until one of them goes', async () => {
    for (let n = 0; n < 5; n += 1) await follow('candidates', ana);
    const refused = await new Visitor(api.url).call<{ code: string }>(
      'GET',
      '/api/candidates/live',
      undefined,
      ana.bearer,
    );
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_LIVE_CONNECTIONS']);
    followed[0]?.leave();
    await eventually(async () => expect((await follow('candidates', ana)).status).toBe(200));
  });

  it('are for members and candidates, and a HEAD leaves nothing open', async () => {
    const ask = async (method: string, path: string, who?: TestAccount) =>
      (await new Visitor(api.url).call(method, path, undefined, who?.bearer)).status;
    expect([
      await ask('GET', '/api/companies/live'),
      await ask('GET', '/api/companies/live', ana),
      await ask('GET', '/api/candidates/live', company.owner),
      await ask('HEAD', '/api/candidates/live', ana),
    ]).toEqual([401, 403, 403, 200]);
  });
});

it('what follows news keeps no process from ending', async () => {
  const short = await startTestApi({}, api.database);
  const one = await followNews(`${short.url}/api/companies/live`, company.owner.bearer);
  await short.stop();
  await eventually(() => expect(one.isOver()).toBe(true));
});
