import { ChangeMessagePreference } from '@babelboard/message-preferences';
import { Database, PutBack, TaskRunner } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { makeAccount, type TestAccount } from '../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../test/support/application.js';
import {
  type FakePushService,
  type ReceivedPush,
  startFakePushService,
} from '../../../test/support/fake-push-service.js';
import { takeEvents } from '../../../test/support/outbox.js';
import { hand, handTwice } from '../../../test/support/reactions.js';
import { TEST_VAPID_KEY } from '../../../test/support/secret-key.js';
import { SwitchPushOn } from './commands/switch-push-on.command.js';
import { PushMessages } from './push-messages.js';
import { PushDevices } from './queries/push-devices.js';

const DAY_MS = 86_400_000;

let test: TestApplication;
let service: FakePushService;
let account: TestAccount;

beforeAll(async () => {
  [test, service] = await Promise.all([
    createTestApplication({ VAPID_PRIVATE_KEY: TEST_VAPID_KEY, OPERATOR_EMAIL: 'people@board.example' }),
    startFakePushService(),
  ]);
});
afterAll(async () => {
  await test?.close();
  await service?.stop();
});
beforeEach(async () => {
  service.answer = undefined;
  service.received.length = 0;
  service.faults.length = 0;
  account = await makeAccount(test.app);
  await takeEvents(test.app);
});

const run = (command: Parameters<CommandBus['execute']>[0]) => test.app.get(CommandBus).execute(command);
const query = <Row>(sql: string) => test.app.get(Database).query<Row>(sql, [account.id]);
const states = async () =>
  (await query<{ state: string }>('SELECT state FROM push_delivery WHERE account_id = $1 ORDER BY id')).map(
    ({ state }) => state,
  );
const devices = () => test.app.get(PushDevices).of(account.id);

async function switchOn() {
  const subscription = service.subscribe(test.app.get(PushDevices).publicKey as string);
  await run(
    new SwitchPushOn({ accountId: account.id, sessionId: account.sessionId }, subscription, 'Firefox, Windows'),
  );
  return subscription;
}

/** A message for each device of the account; gives their events. */
async function add(level: 'intermediate' | 'advanced' | 'complete' = 'advanced') {
  await test.app
    .get(Database)
    .transaction((tx) =>
      test.app
        .get(PushMessages)
        .add(tx, { accountId: account.id, purpose: 'profile-level', subjectId: level, data: { level } }),
    );
  return (await takeEvents(test.app)).filter(({ type }) => type === 'push-messages.push-due.v1');
}

const deliver = (event: Awaited<ReturnType<typeof add>>[number] | undefined) =>
  hand(test.app, 'push-messages.deliver', event as NonNullable<typeof event>);

describe('a message for devices', () => {
  it('comes to each of them once, encrypted for it, in the language of its person', async () => {
    await query(`UPDATE account SET language = 'de' WHERE id = $1`);
    const [first, second] = [await switchOn(), await switchOn()];
    const events = await add();
    expect(await add()).toEqual([]);
    expect(events).toHaveLength(2);
    for (const event of events) await handTwice(test.app, 'push-messages.deliver', event);
    expect(service.faults).toEqual([]);
    expect(service.received.map(({ endpoint }) => endpoint).sort()).toEqual([first.endpoint, second.endpoint].sort());
    const { message, headers, subject } = service.received[0] as ReceivedPush;
    expect(message).toEqual({
      title: 'Dein Profil sagt jetzt viel über dich',
      body: 'Branchen, Fähigkeiten und dein Weg bis hierher sind da.',
      path: '/de/account/my-profile',
      lang: 'de',
      tag: headers.topic,
    });
    expect([headers.ttl, headers.urgency, subject]).toEqual(['86400', 'normal', 'mailto:people@board.example']);
    expect(await states()).toEqual(['sent', 'sent']);
    // Neither who it is nor how they are reached.
    expect(JSON.stringify(service.received.map((one) => one.message))).not.toContain(account.email);
  });

  it('is none where nobody wants any on a device', async () => {
    expect(await add()).toEqual([]);
  });

  it('does not come when its kind is switched off by then', async () => {
    await switchOn();
    const [event] = await add();
    await run(new ChangeMessagePreference(account.id, 'profile-levels', false, null));
    await deliver(event);
    expect([service.received, await states()]).toEqual([[], ['dropped']]);
  });

  it('does not come a day later', async () => {
    await switchOn();
    const [event] = await add();
    test.clock.advance(DAY_MS);
    await deliver(event);
    expect([service.received, await states()]).toEqual([[], ['dropped']]);
  });

  it.each([404, 410])('ends with its device when the service answers %i, and the others get theirs', async (status) => {
    await switchOn();
    service.answer = { status };
    const [event] = await add();
    await deliver(event);
    expect([await devices(), await states()]).toEqual([[], []]);
    service.answer = undefined;
    await switchOn();
    const [next] = await add();
    await deliver(next);
    expect(service.received).toHaveLength(1);
  });

  it('waits as long as the service says, and comes then', async () => {
    await switchOn();
    const [event] = await add();
    service.answer = { status: 429, headers: { 'Retry-After': '120' } };
    await expect(deliver(event)).rejects.toEqual(expect.objectContaining({ delayMs: 120_000 }));
    await expect(deliver(event)).rejects.toBeInstanceOf(PutBack);
    service.answer = undefined;
    test.clock.advance(120_000);
    await deliver(event);
    expect([service.received.map(({ headers }) => headers.ttl), await states()]).toEqual([['86280'], ['sent']]);
  });

  it.each([500, 503, 403])('is left to the queue when the service answers %i', async (status) => {
    await switchOn();
    const [event] = await add();
    service.answer = { status };
    await expect(deliver(event)).rejects.toThrow(`answered ${status}`);
    expect(await states()).toEqual(['waiting']);
    expect(await devices()).toHaveLength(1);
  });

  it.each([
    [400, {}],
    [413, {}],
    [307, { Location: 'http://10.0.0.1/' }],
  ])('is given up when the service answers %i, which leads nowhere else', async (status, headers) => {
    await switchOn();
    const [event] = await add();
    service.answer = { status, headers };
    await deliver(event);
    expect([await states(), service.faults]).toEqual([['dropped'], []]);
  });

  it('goes to no address that leads into our own network, whatever the table says', async () => {
    await switchOn();
    const [event] = await add();
    await query(`UPDATE push_subscription SET endpoint = 'https://169.254.169.254/latest' WHERE account_id = $1`);
    await deliver(event);
    expect(await devices()).toEqual([]);
  });

  it('is forgotten with the mails of its day', async () => {
    await switchOn();
    await add();
    test.clock.advance(90 * DAY_MS);
    await test.app.get(TaskRunner).run('push-messages.prune-deliveries', {});
    expect(await states()).toEqual([]);
  });
});
