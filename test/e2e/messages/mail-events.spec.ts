import { createHmac } from 'node:crypto';
import { mailTroubleResponse } from '@babelboard/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeAccount, type TestAccount } from '../../support/accounts.js';
import { startTestApi, type TestApi } from '../../support/api.js';
import { takeEvents } from '../../support/outbox.js';
import { Visitor } from '../../support/visitor.js';

const SECRET = 'a-secret-of-mail-events-in-tests-1';
let api: TestApi;
let account: TestAccount;

beforeAll(async () => {
  api = await startTestApi({ MAIL_EVENTS_SECRET: SECRET });
});
afterAll(() => api?.stop());
beforeEach(async () => {
  account = await makeAccount(api.app);
});

const seconds = () => Math.floor(api.clock.now().getTime() / 1_000);
const bounce = (part: object = {}) => ({
  events: [{ type: 'bounce', address: account.email, permanent: true, at: api.clock.now().toISOString(), ...part }],
});

/** Tells an event as a mail server does. */
function tell(body: unknown, { secret = SECRET, timestamp = String(seconds()), signed = JSON.stringify(body) } = {}) {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${signed}`).digest('hex');
  const headers = {
    Origin: undefined,
    'X-Mail-Events-Timestamp': timestamp,
    'X-Mail-Events-Signature': signature,
  };
  return new Visitor(api.url).call<{ code?: string; text?: string }>('POST', '/api/mail-events', body, headers);
}
const ask = (method: string) =>
  new Visitor(api.url).call<{ code?: string }>(method, '/api/account/mail-trouble', undefined, account.bearer);
const trouble = async () => mailTroubleResponse.parse((await ask('GET')).body).trouble;

describe('POST /api/mail-events', () => {
  it('takes in signed events, however often they come, and never says whether an address is known', async () => {
    const known = await tell(bounce());
    const unknown = await tell(bounce({ address: 'nobody@example.test' }));
    expect([known.status, unknown.status, (await tell(bounce())).status]).toEqual([204, 204, 204]);
    expect(known.body).toEqual(unknown.body);
    expect(await trouble()).toEqual({ reason: 'hard-bounce', since: api.clock.now().toISOString() });
  });

  it.each([
    ['another secret', { secret: 'another-secret-of-mail-events-here' }],
    ['another body', { signed: '{"events":[]}' }],
    ['a moment that is no number', { timestamp: '1e10' }],
    ['nothing', { timestamp: '' }],
  ])('refuses what %s has signed', async (_what, how) => {
    expect(await tell(bounce(), how)).toMatchObject({ status: 401, body: { code: 'SIGNATURE_WRONG' } });
    expect(await trouble()).toBeNull();
  });

  it('refuses what was signed more than five minutes off', async () => {
    const at = async (off: number) => (await tell(bounce(), { timestamp: String(seconds() + off) })).status;
    expect([await at(-301), await at(-299), await at(299), await at(301)]).toEqual([401, 204, 204, 401]);
  });

  it('refuses signed events that are none', async () => {
    expect((await tell(bounce({ type: 'opened' }))).status).toBe(422);
    expect((await tell({ events: [] })).status).toBe(422);
  });

  it('is not there without a secret', async () => {
    const without = await startTestApi();
    try {
      const { status } = await new Visitor(without.url).call('POST', '/api/mail-events', bounce());
      expect(status).toBe(404);
    } finally {
      await without.stop();
    }
  });
});

describe('DELETE /api/account/mail-trouble', () => {
  it('has mails sent again and one that shows whether they arrive, three times a day', async () => {
    await takeEvents(api.app);
    for (const _time of [1, 2, 3]) {
      api.clock.advance(1_000);
      await tell(bounce());
      expect((await ask('DELETE')).status).toBe(200);
      expect(await trouble()).toBeNull();
      expect((await takeEvents(api.app)).map(({ type }) => type)).toEqual(['identity.email-verification-requested.v1']);
    }
    api.clock.advance(1_000);
    await tell(bounce());
    expect(await ask('DELETE')).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(await trouble()).not.toBeNull();
  });

  it('ends a complaint without one more mail', async () => {
    await tell(bounce({ type: 'complaint' }));
    await takeEvents(api.app);
    expect((await ask('DELETE')).status).toBe(200);
    expect([await trouble(), await takeEvents(api.app)]).toEqual([null, []]);
  });

  it('sends nothing where nothing was in the way', async () => {
    await takeEvents(api.app);
    expect((await ask('DELETE')).status).toBe(200);
    expect(await takeEvents(api.app)).toEqual([]);
  });
});
