import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { GuestAlertLinks } from '../../../libs/alerts/src/guests/guest-alert-links.js';
import { AlertLinks } from '../../../libs/alerts/src/saving/alert-links.js';
import { adFile, adRow } from '../../support/ads.js';
import {
  accessibilityProblems,
  DESKTOP,
  launchBrowser,
  openPage,
  openRunning,
  PHONE,
  smallTargets,
  type WatchedPage,
} from '../../support/browser.js';
import { eventually } from '../../support/eventually.js';
import { type RunningProduct, sharedProduct } from '../../support/product.js';
import { TEST_SECRET_KEY } from '../../support/secret-key.js';
import { signIn, toast } from '../account-steps.js';
import { PASSWORD } from '../demo-people.js';
import { ownCandidate } from '../favorites/own-candidate.js';

const ALERTS = '/account/job-alerts';
const links = new AlertLinks({ secretKey: TEST_SECRET_KEY } as ConstructorParameters<typeof AlertLinks>[0]);

interface StoredAlert {
  id: number;
  accountId: number;
  rhythm: string;
  isPaused: boolean;
}

const guestLinks = new GuestAlertLinks({ secretKey: TEST_SECRET_KEY } as ConstructorParameters<
  typeof GuestAlertLinks
>[0]);

/** What a guest reads, in both languages. */
const GUEST = {
  en: {
    tell: 'Tell me about new ones',
    title: /^Hear of new offers by mail$/,
    send: 'Send me the link',
    sent: 'Look into your mailbox',
    close: 'Close',
    question: 'Tell you about new offers?',
    list: 'See the list',
    yes: 'Yes, tell me',
    on: 'Your job alert is on',
    stop: 'Stop this alert',
    stopped: 'This job alert is stopped',
  },
  de: {
    tell: 'Neue Stellen melden',
    title: /^Neue Stellen per E-.?Mail$/,
    send: 'Schickt mir den Link',
    sent: 'Sieh in dein Postfach',
    close: 'Schließen',
    question: 'Sollen wir dir neue Stellen melden?',
    list: 'Liste ansehen',
    yes: 'Ja, meldet sie mir',
    on: 'Dein Suchauftrag läuft',
    stop: 'Suchauftrag stoppen',
    stopped: 'Dieser Suchauftrag ist gestoppt',
  },
} as const;

let product: RunningProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
});
afterAll(() => browser?.close());

const open = (page: WatchedPage, path: string) => openRunning(page, product.url + path);
const heading = (page: WatchedPage, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();

/** The only alert of somebody. */
async function alertOf(accountId: number): Promise<StoredAlert | undefined> {
  const [alert] = await product.query<StoredAlert>(
    `SELECT id, account_id AS "accountId", rhythm, paused_at IS NOT NULL AS "isPaused" FROM job_alert WHERE account_id = $1`,
    [accountId],
  );
  return alert;
}

/** Those of an address. */
function guestAlerts(email: string): Promise<{ id: number; confirmed: boolean; paused: boolean }[]> {
  return product.query(
    'SELECT id, confirmed_at IS NOT NULL AS confirmed, paused_at IS NOT NULL AS paused FROM guest_alert WHERE email = $1',
    [email],
  );
}

/** How many mails that tell at once somebody was sent. */
async function mailsAtOnce(accountId: number): Promise<number | undefined> {
  const [mails] = await product.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM mail_delivery WHERE account_id = $1 AND purpose = 'job-alert' AND state = 'sent'
       AND starts_with(subject_id, 'at-once:')`,
    [accountId],
  );
  return mails?.count;
}

/** @param within what the targets are in: the room around a page hides some on phones */
async function expectUsable(page: WatchedPage, within: string): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await smallTargets(page, `${within} button`)).toEqual([]);
}

describe('an alert', () => {
  it.each([
    ['on a desktop', DESKTOP],
    ['on a phone', PHONE],
  ])('is saved on a list, changed on its page, and stopped by the link of a mail: %s', async (_where, viewport) => {
    const candidate = await ownCandidate(product, browser, { viewport });
    const { page, id: owner } = candidate;
    await open(page, '/jobs-in-Germany');
    await page.getByRole('button', { name: 'Tell me about new ones' }).click();
    await toast(page, 'You will hear of new offers');
    await page.getByRole('button', { name: 'Change when' }).click();
    await page.waitForURL(product.url + ALERTS);

    const card = page.getByRole('article', { name: 'Jobs in Germany' });
    await card.getByText('No mail yet').waitFor();
    await card.getByText(/^Next look: (today|tomorrow), 08:00$/).waitFor();
    await expectUsable(page, 'article');
    await card.getByLabel('How often').selectOption('instant');
    await card.getByText('Looks whenever an offer is published.').waitFor();
    expect(await card.getByLabel('From').count()).toBe(0);
    await eventually(async () => expect((await alertOf(owner))?.rhythm).toBe('instant'));
    await expectUsable(page, 'article');
    const ad = adRow({ title: 'Lamplighter', company: `House ${owner}`, city: 'Cologne', country: 'DE' });
    const imported = await product.cli('import-offers', await adFile([ad]), '--company', `house-${owner}`);
    expect(imported).toMatchObject({ code: 0 });
    await eventually(async () => expect(await mailsAtOnce(owner)).toBeGreaterThan(0));
    await card.getByLabel('How often').selectOption('weekly');
    await card.getByLabel('Day').selectOption('5');
    await card.getByText(/^Next look: .*, 08:00$/).waitFor();
    await eventually(async () => expect((await alertOf(owner))?.rhythm).toBe('weekly'));
    await card.getByRole('button', { name: 'What would it bring?' }).click();
    await card.getByRole('status').getByText('new offer').waitFor();
    await card.getByRole('button', { name: 'Rename Jobs in Germany' }).click();
    await page.getByLabel('Name of the alert').fill('Home');
    await page.keyboard.press('Enter');
    const renamed = page.getByRole('article', { name: 'Home' });
    await renamed.waitFor();
    await expectUsable(page, 'article');

    await renamed.getByLabel('More about Home').click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await heading(page, 'Job alerts');
    await page.getByText('No alerts yet').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await renamed.waitFor();
    expect(await renamed.getByLabel('How often').inputValue()).toBe('weekly');

    const { id, accountId } = (await alertOf(owner)) as StoredAlert;
    const guest = await openPage(browser, { viewport });
    await open(guest, `/alerts/stop/${links.codeOf({ accountId, alertId: id })}`);
    await heading(guest, 'Stop this job alert?');
    await guest.getByText('Home', { exact: true }).waitFor();
    expect((await alertOf(owner))?.isPaused).toBe(false);
    await expectUsable(guest, 'main');
    await guest.getByRole('button', { name: 'Stop this alert' }).click();
    await heading(guest, 'This job alert is stopped');
    // What is read next is what has changed.
    expect(await guest.evaluate('document.activeElement.textContent')).toBe('This job alert is stopped');
    expect((await alertOf(owner))?.isPaused).toBe(true);
    await expectUsable(guest, 'main');
    await guest.getByRole('button', { name: 'Start again' }).click();
    await guest.getByText('It goes on').waitFor();
    expect((await alertOf(owner))?.isPaused).toBe(false);
    expect([page.complaints, guest.complaints]).toEqual([[], []]);
    await guest.context().close();
    await candidate.close();
  });

  it.each([
    ['on a desktop', DESKTOP, ''],
    ['on a phone, in German', PHONE, '/de'],
  ])(
    'of a guest is asked for by address, confirmed by the link of a mail, and stopped: %s',
    async (_where, viewport, prefix) => {
      const words = prefix === '' ? GUEST.en : GUEST.de;
      const email = `guest-${randomUUID()}@example.test`;
      const page = await openPage(browser, { viewport });
      await open(page, `${prefix}/jobs-in-Austria`);
      await page.getByRole('button', { name: words.tell }).click();
      const dialog = page.getByRole('dialog', { name: words.title });
      await dialog.waitFor();
      await expectUsable(page, '[role=dialog]');
      await dialog.getByRole('button', { name: words.send }).click();
      await dialog.locator('[aria-invalid=true]').waitFor();
      await dialog.locator('input[type=email]').fill(email);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: words.sent }).getByText(email).waitFor();
      await expectUsable(page, '[role=dialog]');
      await page.getByRole('button', { name: words.close }).click();

      const [asked] = await guestAlerts(email);
      expect(asked?.confirmed).toBe(false);
      const codeOf = (use: 'confirm' | 'change') => guestLinks.codeOf(use, asked?.id as number);
      await open(page, `${prefix}/alerts/confirm/${codeOf('confirm')}`);
      await heading(page, words.question);
      await page.getByRole('link', { name: words.list }).waitFor();
      expect((await guestAlerts(email))[0]?.confirmed).toBe(false);
      await expectUsable(page, 'main');
      await page.getByRole('button', { name: words.yes }).click();
      await heading(page, words.on);
      expect((await guestAlerts(email))[0]).toEqual({ id: asked?.id, confirmed: true, paused: false });
      expect(await accessibilityProblems(page)).toEqual([]);

      await open(page, `${prefix}/alerts/stop/${codeOf('change')}`);
      await page.getByRole('button', { name: words.stop }).click();
      await heading(page, words.stopped);
      expect((await guestAlerts(email))[0]?.paused).toBe(true);
      expect(page.complaints).toEqual([]);
      await page.context().close();
    },
  );

  it.each([
    ['on a desktop', DESKTOP],
    ['on a phone', PHONE],
  ])('looks for something else by the filters of its list: %s', async (_where, viewport) => {
    const { page, id: owner, close } = await ownCandidate(product, browser, { viewport });
    const save = (path: string) =>
      page.context().request.post(`${product.url}/api/candidates/alerts`, {
        headers: { Origin: product.url },
        data: { path, time_zone: 'Europe/Berlin' },
      });
    await save('/jobs-in-Germany');
    await open(page, ALERTS);
    await page.getByRole('button', { name: 'Change filters: Jobs in Germany' }).click();
    await page.waitForURL(/\/jobs-in-Germany$/);
    const bar = page.getByRole('region', { name: /^You are changing the alert .*Jobs in Germany/ });
    await bar.getByText(/offers right now/).waitFor();
    expect(await page.getByRole('button', { name: 'Tell me about new ones' }).count()).toBe(0);
    if (viewport === PHONE) {
      await page.getByRole('link', { name: /^Filters/ }).click();
      const drawer = page.getByRole('dialog', { name: 'Filters' });
      await drawer.getByRole('checkbox', { name: /^Greek/ }).check();
      await drawer.getByRole('button', { name: /^Show/ }).click();
    } else {
      const filters = page.getByRole('form', { name: 'Filters' });
      await filters.locator('summary').filter({ hasText: 'Languages' }).click();
      await filters.getByRole('checkbox', { name: /^Greek/ }).check();
    }
    await page.waitForURL(/\/jobs-in-Germany-for-Greek-speakers$/);
    // A reload costs nothing of it.
    await openRunning(page, page.url());
    await bar.getByText('right now').waitFor();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    await page.setViewportSize(viewport);
    await expectUsable(page, '[aria-labelledby=alert-change-title]');

    // Another one is for that list: what was chosen stays.
    await save('/jobs-in-Germany-for-Greek-speakers');
    await bar.getByRole('button', { name: 'Save the changes' }).focus();
    await page.keyboard.press('Enter');
    await bar.getByRole('alert').getByText('You have an alert for this list already.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/jobs-in-Germany-for-Greek-speakers');
    await product.query(`DELETE FROM job_alert WHERE account_id = $1 AND address LIKE '%Greek%'`, [owner]);
    await page.keyboard.press('Enter');
    await page.waitForURL(product.url + ALERTS);
    await toast(page, 'Changed:');
    await page.getByRole('article', { name: 'Jobs in Germany for Greek speakers' }).waitFor();

    await page.getByRole('button', { name: /^Change filters/ }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL(product.url + ALERTS);
    await open(page, '/jobs-in-Austria');
    await page.getByRole('button', { name: 'Tell me about new ones' }).waitFor();
    // The server refused one of them.
    expect(page.complaints.filter((line) => !line.includes('409'))).toEqual([]);
    await close();
  });

  it('leaves out an offer of its mail that does not fit, by the link beside it', async () => {
    const candidate = await ownCandidate(product, browser, {});
    const company = `house-${candidate.id}`;
    const ad = (title: string, city: string) =>
      adRow({
        title,
        city,
        country: 'DE',
        company: `House ${candidate.id}`,
        description: `${title}: ${randomUUID()}.`,
      });
    const ads = [ad('Ropemaker by the sea', 'Hamburg'), ad('Ropemaker in town', 'Cologne')];
    const imported = await product.cli('import-offers', await adFile(ads), '--company', company);
    expect(imported).toMatchObject({ code: 0 });
    await candidate.page.context().request.post(`${product.url}/api/candidates/alerts`, {
      headers: { Origin: product.url },
      data: { path: '/jobs?keywords=ropemaker&location=Cologne&location=Hamburg', time_zone: 'Europe/Berlin' },
    });
    const [offer] = await product.query<{ id: number }>(
      `SELECT id FROM offer WHERE title = 'Ropemaker by the sea' ORDER BY id DESC LIMIT 1`,
    );
    await eventually(async () => {
      const list = (await (await fetch(`${product.url}/api/jobs?keywords=ropemaker`)).json()) as {
        jobs: { total_search: number };
      };
      expect(list.jobs.total_search).toBeGreaterThanOrEqual(2);
    });
    const { id, accountId } = (await alertOf(candidate.id)) as StoredAlert;
    const code = links.codeOf({ accountId, alertId: id });
    const addressOf = async () =>
      (await product.query<{ address: string }>('SELECT address FROM job_alert WHERE id = $1', [id]))[0]?.address;
    const before = await addressOf();

    const page = await openPage(browser, { viewport: PHONE });
    await open(page, `/alerts/answer/${code}/${offer?.id}?fits=true`);
    await heading(page, 'Good to hear');
    await page.getByText('Ropemaker by the sea').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('link', { name: 'It does not fit after all' }).click();
    await heading(page, 'What does not fit?');
    await open(page, `/de/alerts/answer/${code}/${offer?.id}`);
    await heading(page, 'Was passt nicht?');
    await page.getByRole('button', { name: /^Zu weit oder falscher Ort/ }).click();
    await page.getByText(/^Neu in den letzten .*14.* Tagen: jetzt .* dann /).waitFor();
    await expectUsable(page, 'main');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    expect(await addressOf()).toBe(before);
    await page.getByRole('button', { name: 'Suchauftrag ändern' }).click();
    await heading(page, 'Der Suchauftrag ist geändert');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Der Suchauftrag ist geändert');
    expect(await addressOf()).toBe('/jobs-in-Cologne?keywords=ropemaker');
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(page.complaints).toEqual([]);
    await page.context().close();
    await candidate.close();
  });

  it('lets a guest sign in instead, and come back to the list', async () => {
    const page = await openPage(browser);
    await open(page, '/jobs');
    expect(await page.getByRole('button', { name: 'Tell me about new ones' }).count()).toBe(0);
    await open(page, '/jobs-in-Austria');
    await page.getByRole('button', { name: 'Tell me about new ones' }).click();
    await page.getByRole('link', { name: /^Or sign in/ }).click();
    await heading(page, 'Welcome back');
    await signIn(page, 'newcomer@demo.test', PASSWORD);
    await page.waitForURL(/\/jobs-in-Austria/);
    await page.getByRole('button', { name: 'Tell me about new ones' }).waitFor();
    await page.context().close();
  });

  it('is stopped where no script runs', async () => {
    const candidate = await ownCandidate(product, browser, {});
    await candidate.page.context().request.post(`${product.url}/api/candidates/alerts`, {
      headers: { Origin: product.url },
      data: { path: '/jobs-in-Spain', time_zone: 'Europe/Madrid' },
    });
    const { id, accountId } = (await alertOf(candidate.id)) as StoredAlert;
    const page = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${product.url}/de/alerts/stop/${links.codeOf({ accountId, alertId: id })}`);
    await page.getByRole('button', { name: 'Suchauftrag stoppen' }).click();
    await page.getByText('Dieser Suchauftrag ist gestoppt.').waitFor();
    expect((await alertOf(candidate.id))?.isPaused).toBe(true);
    await page.context().close();
    await candidate.close();
  });
});
