import { EndSessions, LogOut, RevokeOtherSessions, RevokeSession } from '@babelboard/identity';
import { Database, PersonalDataReader, type PersonalRows, Settings } from '@babelboard/platform';
import { DeleteAccount } from '@babelboard/privacy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { makeAccount, openSession, PASSWORD, type TestAccount } from '../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../test/support/application.js';
import { type FakePushService, startFakePushService } from '../../../test/support/fake-push-service.js';
import { TEST_VAPID_KEY } from '../../../test/support/secret-key.js';
import { ClaimPushDevice } from './commands/claim-push-device.command.js';
import { SwitchPushOn } from './commands/switch-push-on.command.js';
import { PushDevices } from './queries/push-devices.js';

let test: TestApplication;
let service: FakePushService;
let account: TestAccount;

beforeAll(async () => {
  [test, service] = await Promise.all([
    createTestApplication({ VAPID_PRIVATE_KEY: TEST_VAPID_KEY }),
    startFakePushService(),
  ]);
});
afterAll(async () => {
  await test?.close();
  await service?.stop();
});
beforeEach(async () => {
  account = await makeAccount(test.app);
});

const run = <Result = unknown>(command: Parameters<CommandBus['execute']>[0]) =>
  test.app.get(CommandBus).execute(command) as Promise<Result>;
const publicKey = () => test.app.get(PushDevices).publicKey as string;
const devicesOf = (one: TestAccount) => test.app.get(PushDevices).of(one.id);
const sessionOf = ({ id: accountId, sessionId }: TestAccount) => ({ accountId, sessionId });

async function switchOn(one = account, sessionId = one.sessionId, subscription = service.subscribe(publicKey())) {
  await run(new SwitchPushOn({ accountId: one.id, sessionId }, subscription, null));
  return subscription;
}

/** Another session of the account: on another device, or of a later day. */
const signInAgain = () => openSession(test.app, account.id);

describe('messages in a browser', () => {
  it('are switched on twice without becoming two', async () => {
    const subscription = await switchOn();
    const renewed = { ...subscription, keys: service.subscribe(publicKey()).keys };
    await switchOn(account, account.sessionId, renewed);
    expect(await devicesOf(account)).toHaveLength(1);
    const [row] = await test.app
      .get(Database)
      .query('SELECT p256dh, auth FROM push_subscription WHERE account_id = $1', [account.id]);
    expect(row).toEqual(renewed.keys);
  });

  it('are on ten devices at most: those go where nobody was seen for longest', async () => {
    const endpoints: string[] = [];
    for (let number = 0; number < 12; number += 1) {
      endpoints.push((await switchOn()).endpoint);
      test.clock.advance(1_000);
    }
    const left = await test.app
      .get(Database)
      .query('SELECT endpoint FROM push_subscription WHERE account_id = $1 ORDER BY seen_at', [account.id]);
    expect(left).toEqual(endpoints.slice(2).map((endpoint) => ({ endpoint })));
    expect(await devicesOf(account)).toHaveLength(10);
  });

  const WRONG = { code: 'PUSH_SUBSCRIPTION_UNUSABLE', kind: 'invalid' };

  it.each(['https://10.0.0.1/x', 'https://localhost/x', 'http://push.example.org/x', 'https://db.internal/x', 'x'])(
    'are not sent to %s',
    async (endpoint) => {
      const { keys } = service.subscribe(publicKey());
      const refused = run(new SwitchPushOn(sessionOf(account), { endpoint, keys }, null));
      await expect(refused).rejects.toMatchObject({ ...WRONG, path: 'subscription.endpoint' });
    },
  );

  it.each([
    ['no point of the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
    ['a point that is too short', { p256dh: 'BAAA' }],
    ['a secret that is too short', { auth: 'AAAA' }],
  ])('are not encrypted for %s', async (_what, wrong) => {
    const { endpoint, keys } = service.subscribe(publicKey());
    const refused = run(new SwitchPushOn(sessionOf(account), { endpoint, keys: { ...keys, ...wrong } }, null));
    await expect(refused).rejects.toMatchObject({ ...WRONG, path: 'subscription.keys' });
  });

  it('go on when a session has run out, and follow the next one there', async () => {
    const { endpoint } = await switchOn();
    test.clock.advance(25 * 3_600_000);
    expect(await devicesOf(account)).toHaveLength(1);
    const next = await signInAgain();
    expect(await run(new ClaimPushDevice({ accountId: account.id, sessionId: next }, endpoint))).toBe(true);
    await run(new LogOut(account.id, next));
    expect(await devicesOf(account)).toEqual([]);
  });

  it('go on in a browser where their person signs in once more', async () => {
    await switchOn();
    const next = await signInAgain();
    await run(new LogOut(account.id, account.sessionId, next));
    expect(await devicesOf(account)).toMatchObject([{ sessionId: next }]);
  });

  it('end where somebody signs out, on that device alone', async () => {
    const other = await signInAgain();
    await switchOn();
    await switchOn(account, other);
    await run(new LogOut(account.id, other));
    expect(await devicesOf(account)).toMatchObject([{ sessionId: account.sessionId }]);
  });

  it('end where a device is signed out from another one', async () => {
    const other = await signInAgain();
    await switchOn(account, other);
    await run(new RevokeSession(account.id, other));
    expect(await devicesOf(account)).toEqual([]);
  });

  it('end on all other devices when these are signed out, also where their sessions had run out', async () => {
    await switchOn();
    test.clock.advance(25 * 3_600_000);
    const here = await signInAgain();
    await switchOn(account, here);
    await run(new RevokeOtherSessions(account.id, here));
    expect(await devicesOf(account)).toMatchObject([{ sessionId: here }]);
    await run(new EndSessions(account.id));
    expect(await devicesOf(account)).toEqual([]);
  });

  it('cannot be switched on by a session that ends meanwhile', async () => {
    await run(new LogOut(account.id, account.sessionId));
    await expect(switchOn()).rejects.toMatchObject({ code: 'SESSION_ENDED' });
    expect(await devicesOf(account)).toEqual([]);
  });

  it('are those of who is signed in there: the ones of somebody else end', async () => {
    const { endpoint } = await switchOn();
    const next = await makeAccount(test.app, 'company');
    expect(await run(new ClaimPushDevice(sessionOf(next), endpoint))).toBe(false);
    expect([await devicesOf(account), await devicesOf(next)]).toEqual([[], []]);
  });

  it('are one person’s, however many sign in at once', async () => {
    const subscription = service.subscribe(publicKey());
    const people = await Promise.all(Array.from({ length: 4 }, () => makeAccount(test.app)));
    await Promise.all(people.map((one) => switchOn(one, one.sessionId, subscription)));
    const devices = await Promise.all(people.map(devicesOf));
    expect(devices.flat()).toHaveLength(1);
  });

  it('are in the copy of one’s data without what could send them, and go with the account', async () => {
    const { endpoint, keys } = await switchOn();
    const { manager } = test.app.get(Database).dataSource;
    const tables: PersonalRows[] = [];
    for await (const one of test.app
      .get(PersonalDataReader)
      .read(manager, { accountId: account.id, email: account.email })) {
      tables.push(one);
    }
    expect(tables.find(({ name }) => name === 'push_devices')?.rows).toMatchObject([
      { push_service: new URL(endpoint).host },
    ]);
    const copy = JSON.stringify(tables);
    for (const secret of [endpoint, keys.auth, keys.p256dh]) expect(copy).not.toContain(secret);
    await run(
      new DeleteAccount(
        { ...sessionOf(account), createdAt: test.clock.now() },
        { reason: 6, text: '', password: PASSWORD },
      ),
    );
    expect(
      await test.app.get(Database).query('SELECT 1 FROM push_subscription WHERE endpoint = $1', [endpoint]),
    ).toEqual([]);
  });
});

describe('an installation without a key', () => {
  it('offers no messages on devices', async () => {
    const bare = await createTestApplication({}, [], undefined);
    try {
      expect([bare.app.get(Settings).vapidPrivateKey, bare.app.get(PushDevices).publicKey]).toEqual([undefined, null]);
      const one = await makeAccount(bare.app);
      const command = new SwitchPushOn(sessionOf(one), service.subscribe('x'), null);
      await expect(bare.app.get(CommandBus).execute(command)).rejects.toMatchObject({ code: 'PUSH_NOT_OFFERED' });
    } finally {
      await bare.close();
    }
  });
});
