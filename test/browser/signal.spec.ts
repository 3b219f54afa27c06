import { createECDH, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import {
  accessibilityProblems,
  DESKTOP,
  launchBrowser,
  openPage,
  openRunning,
  PHONE,
  smallTargets,
} from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { type FakePushService, startFakePushService } from '../support/fake-push-service.js';
import { linkIn, readMail } from '../support/mailbox.js';
import { type RunningProduct, sharedProduct } from '../support/product.js';
import { Visitor } from '../support/visitor.js';
import { section, signIn, signOut, toast } from './account-steps.js';
import {
  givePushService,
  type NotificationState,
  pressNotification,
  type ShownNotification,
  watchWorker,
} from './push-stub.js';

const PASSWORD = 'tram under the olive moon';
const SETTINGS = '/account/account-settings';
const TITLE = 'Messages on devices';

let product: RunningProduct;
let browser: Browser;
let service: FakePushService;
let email: string;
let accountId: number;

beforeAll(async () => {
  [product, browser, service] = await Promise.all([sharedProduct(), launchBrowser(), startFakePushService()]);
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
});
beforeEach(async () => {
  service.received.length = 0;
  email = `signal-${randomUUID().slice(0, 8)}@example.test`;
  accountId = await register(email);
});

async function register(address: string): Promise<number> {
  const visitor = new Visitor(product.url);
  const person = { email: address, password: PASSWORD, nombre: 'Anna', apellidos: 'Kowalska', terms: true };
  await visitor.call('POST', '/api/auth/register', person);
  const mail = await readMail(product, address, 'Verify your e-mail address');
  const token = new URL(linkIn(mail, '/verify-email/')).pathname.split('/').at(-1);
  await visitor.call('POST', '/api/auth/verify-email', { token });
  return (await visitor.logIn(address, PASSWORD)).body.user.id;
}

interface Opened {
  options?: BrowserContextOptions;
  permission?: NotificationState;
  /** Runs before the page does. */
  before?: string;
}

async function openSettings({ options = {}, permission = 'granted', before }: Opened = {}) {
  const page = await openPage(browser, options);
  await givePushService(page.context(), service, permission);
  if (before !== undefined) await page.addInitScript(before);
  await openRunning(page, `${product.url}/login`);
  await signIn(page, email, PASSWORD);
  await page.getByRole('navigation').first().waitFor();
  await openRunning(page, product.url + SETTINGS);
  await section(page, TITLE).getByText('This device', { exact: true }).waitFor();
  return page;
}

const devices = () =>
  product.query<{ endpoint: string }>('SELECT endpoint FROM push_subscription WHERE account_id = $1', [accountId]);

/** A message as the worker sends it. */
async function send(): Promise<void> {
  await product.query(
    `WITH added AS (
       INSERT INTO push_delivery (account_id, subscription_id, purpose, subject_id, data, created_at)
       SELECT account_id, id, 'profile-level', 'advanced', '{"level":"advanced"}', now() FROM push_subscription WHERE account_id = $1
       RETURNING id)
     INSERT INTO outbox_message (event_id, type, payload, occurred_at)
     SELECT gen_random_uuid(), 'push-messages.push-due.v1', jsonb_build_object('deliveryId', id::text), now() FROM added`,
    [accountId],
  );
}

/** Hands a message to the service worker of the site as a push service does. */
async function handToWorker(page: Page, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: product.url,
    registrationId: await known,
    data,
  });
}

describe('what runs in the background of browsers', () => {
  it('is asked for anew each time, and keeps no page', async () => {
    const response = await fetch(`${product.url}/service-worker.js`);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(await response.text()).not.toMatch(/caches|'fetch'/);
  });
});

describe('messages on devices', () => {
  it('are switched on by keyboard, come, lead into the site, and are switched off', async () => {
    const page = await openSettings();
    const signal = section(page, TITLE);
    await signal.getByRole('status').getByText('Off', { exact: true }).waitFor();
    await signal.getByRole('button', { name: 'Switch messages on' }).focus();
    await page.keyboard.press('Enter');
    await toast(page, 'Messages now come to this device');
    await signal.getByRole('status').getByText('On', { exact: true }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await devices()).toHaveLength(1);

    await send();
    await eventually(() => expect(service.received).toHaveLength(1));
    const { message } = service.received[0] as { message: Record<string, string> };
    const worker = await watchWorker(page);
    const shown = () => worker.evaluate<ShownNotification[]>('self.shown');
    await handToWorker(page, JSON.stringify(message));
    await eventually(async () => expect(await shown()).toMatchObject([{ title: message.title, tag: message.tag }]));
    const [first] = await shown();
    expect([first?.title, first?.body]).toEqual([
      'Your profile says a lot about you now',
      'Sectors, skills and what you have done are there.',
    ]);
    expect(await pressNotification(worker, { path: first?.data.path })).toBe(`${product.url}/account/my-profile`);
    // Whatever a message says, it leads nowhere else.
    for (const path of ['//evil.example/x', '/\\evil.example', 'https://evil.example/', 7]) {
      expect(await pressNotification(worker, { path })).toBe(`${product.url}/`);
    }

    await signal.getByRole('button', { name: 'Switch messages off' }).press('Enter');
    await toast(page, 'No more messages come to that device');
    await signal.getByRole('status').getByText('Off', { exact: true }).waitFor();
    expect([await devices(), page.complaints]).toEqual([[], []]);
    await page.close();
  });

  it('end with a logout, and leave nothing to who signs in there next', async () => {
    const page = await openSettings();
    await section(page, TITLE).getByRole('button', { name: 'Switch messages on' }).click();
    await toast(page, 'Messages now come to this device');
    const kept = () => page.evaluate<string | null>(`localStorage.getItem('fake-push-subscription')`);
    const before = await kept();
    await signOut(page);
    expect(await devices()).toEqual([]);
    await eventually(async () => expect(await kept()).toBeNull());

    // As where the session of somebody had just run out: the browser still has what was theirs.
    await page.evaluate(`localStorage.setItem('fake-push-subscription', ${JSON.stringify(before)})`);
    await product.query(
      `INSERT INTO push_subscription (id, account_id, session_id, endpoint, service, p256dh, auth, created_at, seen_at)
       VALUES (gen_random_uuid(), $1, gen_random_uuid(), $2, 'x', 'x', 'x', now(), now())`,
      [accountId, JSON.parse(before as string).endpoint],
    );
    const next = `signal-${randomUUID().slice(0, 8)}@example.test`;
    await register(next);
    await openRunning(page, `${product.url}/login`);
    await signIn(page, next, PASSWORD);
    await eventually(async () => expect([await devices(), await kept()]).toEqual([[], null]));
    await page.close();
  });

  it('are switched on again where the site has another key now', async () => {
    const page = await openSettings();
    const signal = section(page, TITLE);
    await signal.getByRole('button', { name: 'Switch messages on' }).click();
    await signal.getByRole('status').getByText('On', { exact: true }).waitFor();
    const [before] = await devices();
    const other = createECDH('prime256v1').generateKeys('base64url');
    await page.evaluate(`(() => {
      const kept = JSON.parse(localStorage.getItem('fake-push-subscription'));
      localStorage.setItem('fake-push-subscription', JSON.stringify({ ...kept, key: '${other}' }));
    })()`);
    await page.reload();
    await signal.getByText('none of them come here until you switch them on again').waitFor();
    await signal.getByRole('status').getByText('Off', { exact: true }).waitFor();
    await signal.getByRole('button', { name: 'Switch messages on' }).click();
    await signal.getByRole('status').getByText('On', { exact: true }).waitFor();
    const now = await devices();
    expect([now.length, now[0]?.endpoint === before?.endpoint]).toEqual([1, false]);
    expect(page.complaints).toEqual([]);
    await page.close();
  });

  it('are taken from another device', async () => {
    const elsewhere = new Visitor(product.url);
    await elsewhere.logIn(email, PASSWORD);
    const { body } = await elsewhere.call<{ public_key: string }>('GET', '/api/candidates/account-settings/signal');
    const subscription = service.subscribe(body.public_key);
    await elsewhere.call(
      'POST',
      '/api/candidates/account-settings/update-signal',
      { state: 1, subscription },
      { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' },
    );
    const page = await openSettings({ options: { viewport: PHONE } });
    const signal = section(page, TITLE);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await smallTargets(page, '#signal button')).toEqual([]);
    await signal.getByRole('button', { name: 'Remove Firefox, Windows: no more messages there' }).press('Enter');
    await toast(page, 'No more messages come to that device');
    await signal.getByRole('button', { name: /Remove/ }).waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.id')).toBe('signal-title');
    expect(await devices()).toEqual([]);
    await page.close();
  });

  const NO_PUSH = 'delete window.PushManager';
  const IPHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

  it.each<[string, Opened, string, RegExp]>([
    ['is blocked', { permission: 'denied' }, 'Blocked by the browser', /allow notifications there/],
    ['cannot have any', { before: NO_PUSH }, 'Not possible here', /E-mails reach you/],
    [
      'has them from the home screen alone',
      { before: NO_PUSH, options: { userAgent: IPHONE, viewport: PHONE } },
      'Not yet possible here',
      /Add to Home Screen/,
    ],
  ])('says what helps in a browser that %s', async (_what, opened, state, help) => {
    const page = await openSettings({
      ...opened,
      options: { viewport: DESKTOP, colorScheme: 'dark', ...opened.options },
    });
    const signal = section(page, TITLE);
    await signal.getByRole('status').getByText(state, { exact: true }).waitFor();
    await signal.getByText(help).waitFor();
    expect(await signal.getByRole('button').count()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.close();
  });
});

describe('who sees what', () => {
  it('is chosen among the settings: companies that never see me, companies that I do not see', async () => {
    const page = await openSettings();
    const visibility = section(page, 'Who sees what');
    await visibility.getByRole('button', { name: 'Companies that never see you' }).first().waitFor();
    expect(await visibility.getByRole('switch').count()).toBe(1);
    await visibility.getByRole('switch', { name: 'Companies may find my profile' }).waitFor();
    const [company] = await product.query<{ name: string }>('SELECT name FROM company ORDER BY id LIMIT 1');
    const name = company?.name as string;
    for (const [card, field] of [
      ['Companies that never see you', 'Hide my profile from'],
      ['Hidden companies', 'Hide the offers of'],
    ] as const) {
      await visibility.getByRole('button', { name: new RegExp(card) }).click();
      await visibility.getByLabel(field).fill(name);
      await page.getByRole('option', { name, exact: true }).first().click();
      await visibility.getByRole('button', { name: new RegExp(`Remove.*${name}|${name}.*Remove`) }).waitFor();
      await page.keyboard.press('Escape');
      await visibility.getByRole('listitem').filter({ hasText: name }).first().waitFor();
    }
    const rows = await product.query(
      `SELECT (SELECT count(*)::int FROM blocked_company WHERE account_id = $1) AS blocked,
         (SELECT count(*)::int FROM hidden_company WHERE account_id = $1) AS hidden`,
      [accountId],
    );
    expect(rows).toEqual([{ blocked: 1, hidden: 1 }]);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.close();
  });
});
