import { type ChangedSignal, changedSignal, profileResponse, signalResponse } from '@babelboard/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeAccount, type TestAccount } from '../../support/accounts.js';
import { startTestApi, type TestApi } from '../../support/api.js';
import { type FakePushService, startFakePushService } from '../../support/fake-push-service.js';
import { TEST_VAPID_KEY } from '../../support/secret-key.js';
import { Visitor } from '../../support/visitor.js';

const SETTINGS = '/api/candidates/account-settings';

let api: TestApi;
let service: FakePushService;
let ana: TestAccount;

beforeAll(async () => {
  [api, service] = await Promise.all([startTestApi({ VAPID_PRIVATE_KEY: TEST_VAPID_KEY }), startFakePushService()]);
});
afterAll(async () => {
  await api?.stop();
  await service?.stop();
});
beforeEach(async () => {
  ana = await makeAccount(api.app);
});

interface Answer extends ChangedSignal {
  code?: string;
  mine?: boolean;
  errors?: { path: string }[];
}

const ask = (method: string, path: string, body?: object, who = ana) =>
  new Visitor(api.url).call<Answer>(method, path, body, who.bearer);
const update = (body: object, who = ana) => ask('POST', `${SETTINGS}/update-signal`, body, who);
const signalOf = async (who = ana) => (await ask('GET', `${SETTINGS}/signal`, undefined, who)).body;

async function switchOn(who = ana) {
  const { public_key: key } = await signalOf(who);
  const subscription = service.subscribe(key as string);
  return { subscription, answer: await update({ state: 1, subscription }, who) };
}

describe('/api/candidates/account-settings/update-signal', () => {
  it('has messages come to a browser, says so in the profile, and ends them', async () => {
    expect(signalResponse.parse(await signalOf())).toEqual({
      signal: false,
      public_key: expect.stringMatching(/^B[\w-]{86}$/),
      devices: [],
    });
    const { subscription, answer } = await switchOn();
    expect([answer.status, answer.body.toasts[0]?.options.message]).toEqual([200, 'Messages now come to this device']);
    expect(changedSignal.parse(answer.body)).toMatchObject({ signal: true, devices: [{ current: true }] });
    const profile = async () => profileResponse.parse((await ask('GET', '/api/candidates/profile')).body).signal;
    expect(await profile()).toBe(true);
    expect((await update({ state: 0, endpoint: subscription.endpoint })).body).toMatchObject({
      signal: false,
      devices: [],
    });
    expect(await profile()).toBe(false);
  });

  it('ends them on every device where no browser is named', async () => {
    await switchOn();
    await switchOn();
    expect((await signalOf()).devices).toHaveLength(2);
    expect((await update({ state: 0 })).body.signal).toBe(false);
  });

  it.each([
    [{}, 'state'],
    [{ state: 2 }, 'state'],
    [{ state: 1 }, 'subscription'],
    [{ state: 1, subscription: { endpoint: 'https://push.example.org/1' } }, 'subscription.keys'],
    [
      { state: 1, subscription: { endpoint: 'x'.repeat(2_000), keys: { p256dh: 'x', auth: 'x' } } },
      'subscription.endpoint',
    ],
    [
      { state: 1, subscription: { endpoint: 'https://10.0.0.1/', keys: { p256dh: 'x', auth: 'x' } } },
      'subscription.endpoint',
    ],
  ])('refuses %j at its field', async (body, path) => {
    const { status, body: problem } = await update(body);
    expect([status, problem.errors?.map((error) => error.path)]).toEqual([422, [path]]);
  });

  it('shows nobody else’s devices, and removes none of them', async () => {
    const { answer } = await switchOn();
    const eve = await makeAccount(api.app);
    const path = `${SETTINGS}/signal/devices/${answer.body.devices[0]?.id}`;
    expect((await ask('DELETE', path, {}, eve)).status).toBe(404);
    expect((await signalOf(eve)).devices).toEqual([]);
    expect((await ask('DELETE', path, {})).body.devices).toEqual([]);
  });
});

describe('/api/auth/claim-signal', () => {
  it('leaves nothing behind of who was signed in there before, whoever comes next', async () => {
    const { subscription } = await switchOn();
    const claim = (who: TestAccount) =>
      ask('POST', '/api/auth/claim-signal', { endpoint: subscription.endpoint }, who).then(({ body }) => body.mine);
    expect(await claim(ana)).toBe(true);
    expect(await claim(await makeAccount(api.app, 'company'))).toBe(false);
    expect((await signalOf()).devices).toEqual([]);
    expect(await claim(ana)).toBe(false);
  });
});

describe('what runs in the background of browsers', () => {
  it('may run on pages of this site alone', async () => {
    const { headers } = await fetch(`${api.url}/about-us`);
    expect(headers.get('content-security-policy')).toContain(`worker-src 'self'`);
    const manifest = await fetch(`${api.url}/app.webmanifest`);
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
    expect(await manifest.json()).toMatchObject({ name: 'Babelboard', display: 'standalone', start_url: '/' });
  });
});
