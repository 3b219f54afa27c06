import type { AdminCareerEvent, AdminCareerEvents } from '@babelboard/wire';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
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
import { linkIn, readMail } from '../../support/mailbox.js';
import { type RunningProduct, sharedProduct } from '../../support/product.js';
import { toast } from '../account-steps.js';
import { call, pageOf } from '../applying/stage.js';

const DUTCH = 20;
const PAGE = '/dutch/speed-hiring-week';
const DAY_MS = 86_400_000;

/** What people read, in both languages. */
const WORDS = {
  en: {
    prefix: '',
    title: 'Dutch Speed Hiring Week',
    join: 'Join',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    password: 'Password',
    accept: 'I accept the',
    create: 'Create my account',
    waits: 'The event waits for you',
    inbox: 'Check your inbox',
    subject: 'Verify your e-mail address',
    confirm: 'Confirm the address',
    joined: 'You have joined',
    room: 'Go in',
    later: 'The room opens 15 minutes before it begins.',
    leave: 'Leave',
    undo: 'Undo',
    list: 'All career events',
    moved: /^It was moved/,
    cancelled: 'This event does not take place.',
    own: 'Your career events',
  },
  de: {
    prefix: '/de',
    title: 'Dutch Speed Hiring Week',
    join: 'Teilnehmen',
    firstName: 'Vorname',
    lastName: 'Nachname',
    // The page keeps a word joiner in it, so that no line breaks there.
    email: 'E-\u2060Mail',
    password: 'Passwort',
    accept: 'Ich stimme den',
    create: 'Konto erstellen',
    waits: 'Das Event wartet auf dich',
    inbox: 'Sieh in dein Postfach',
    subject: 'Bestätige deine E-Mail-Adresse',
    confirm: 'Adresse bestätigen',
    joined: 'Du nimmst teil',
    room: 'Hineingehen',
    later: 'Der Raum öffnet 15 Minuten vor Beginn.',
    leave: 'Abmelden',
    undo: 'Rückgängig',
    list: 'Alle Karriere-Events',
    moved: /^Es wurde verschoben/,
    cancelled: 'Dieses Event findet nicht statt.',
    own: 'Deine Karriere-Events',
  },
} as const;

let product: RunningProduct;
let browser: Browser;
let operator: WatchedPage;
let before: AdminCareerEvent;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
  operator = await pageOf(product, browser, 'admin');
  before = await stored();
});
/** As other suites expect it. */
afterEach(() => restore());
afterAll(() => browser?.close());

const open = (page: WatchedPage, path: string) => openRunning(page, product.url + path);

async function stored(): Promise<AdminCareerEvent> {
  const { data } = await call<AdminCareerEvents>(operator, product, 'GET', '/api/admin/career-events');
  return data.find(({ id }) => id === DUTCH) as AdminCareerEvent;
}

async function change(changes: Partial<AdminCareerEvent>): Promise<void> {
  const { id: _id, url: _url, phase: _phase, attendees: _attendees, ...event } = await stored();
  await call(operator, product, 'PUT', `/api/admin/career-events/${DUTCH}`, { ...event, ...changes });
}

/** Called off first: what takes place again has not been moved. */
async function restore(): Promise<void> {
  await change({ state: 'cancelled' });
  const { state, starts_at, ends_at } = before;
  await change({ state, starts_at, ends_at });
}

const attendances = (email: string) =>
  product.query<{ origin: string; left: boolean }>(
    `SELECT origin, left_at IS NOT NULL AS left FROM event_attendance JOIN account ON account.id = account_id
     WHERE event_id = ${DUTCH} AND email = $1`,
    [email],
  );

async function register(page: WatchedPage, email: string, words: (typeof WORDS)['en' | 'de']): Promise<WatchedPage> {
  await page.getByLabel(words.firstName).fill('Noor');
  await page.getByLabel(words.lastName).fill('Haddad');
  await page.getByLabel(words.email, { exact: true }).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill('tram under the olive moon');
  await page.getByLabel(words.accept).check();
  await page.getByRole('button', { name: words.create }).click();
  await page.getByRole('heading', { level: 1, name: words.inbox }).waitFor();
  const link = linkIn(await readMail(product, email, words.subject), `${words.prefix}/verify-email/`);
  const tab = (await page.context().newPage()) as WatchedPage;
  await openRunning(tab, link);
  await tab.getByRole('button', { name: words.confirm }).click();
  return tab;
}

describe.each([
  ['a desktop', 'en', DESKTOP],
  ['a phone', 'de', PHONE],
] as const)('a career event on %s, in %s', (_device, language, viewport) => {
  const words = WORDS[language];

  it('is joined by a guest once they have an account, left and joined again, moved and called off', async () => {
    const email = `noor.joins.${language}@example.org`;
    const page = await openPage(browser, { viewport, locale: language === 'de' ? 'de-DE' : 'en-GB' });
    await open(page, `${words.prefix}${PAGE}/radio-vienna`);
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await smallTargets(page, 'main button:visible')).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);

    await page.getByRole('link', { name: words.join, exact: true }).click();
    await page.waitForURL(/\/register$/);
    await page.getByText(words.waits).waitFor();
    const tab = await register(page, email, words);
    await tab.waitForURL(new RegExp(`${PAGE}/radio-vienna$`));
    const panel = tab.getByRole('region', { name: words.joined });
    await panel.waitFor();
    expect(await attendances(email)).toEqual([{ origin: 'radio-vienna', left: false }]);
    expect(await tab.evaluate(`localStorage.getItem('pending-event')`)).toBeNull();
    expect(await panel.getByRole('button', { name: words.room }).isDisabled()).toBe(true);
    await panel.getByText(words.later).waitFor();
    expect(await accessibilityProblems(tab)).toEqual([]);

    await panel.getByRole('button', { name: words.leave }).click();
    await tab.getByRole('button', { name: words.join, exact: true }).waitFor();
    await tab.getByRole('button', { name: words.undo }).click();
    await panel.waitFor();
    expect(await attendances(email)).toEqual([{ origin: 'radio-vienna', left: false }]);

    await open(tab, `${words.prefix}/account/dashboard`);
    await tab.getByRole('heading', { name: words.own }).waitFor();

    const later = (moment: string | null) => new Date(Date.parse(moment ?? '') + DAY_MS).toISOString();
    await change({
      starts_at: later(before.starts_at),
      ends_at: later(before.ends_at),
      notice: 'The hall is taken that day.',
    });
    await eventually(async () => {
      await open(tab, words.prefix + PAGE);
      expect(await tab.locator('main').innerText()).toMatch(new RegExp(words.moved.source, 'm'));
    });
    await tab.getByText('The hall is taken that day.').waitFor();
    await panel.waitFor();

    await change({ state: 'cancelled', notice: 'We are sorry.' });
    await eventually(async () => {
      await open(tab, words.prefix + PAGE);
      expect(await tab.locator('main').innerText()).toContain(words.cancelled);
    });
    expect(await panel.count()).toBe(0);
    await tab.getByRole('link', { name: words.list }).last().click();
    await tab.getByRole('heading', { level: 1 }).waitFor();
    expect(await accessibilityProblems(tab)).toEqual([]);
    await page.context().close();
  });
});

describe('the page of an event', () => {
  it('lets those in who joined while it runs, and is for candidates alone', async () => {
    const [candidate, company] = await Promise.all([
      pageOf(product, browser, 'candidate'),
      pageOf(product, browser, 'company'),
    ]);
    await open(candidate, '/nordic/speed-hiring-week');
    await candidate.getByRole('button', { name: 'Join', exact: true }).click();
    const panel = candidate.getByRole('region', { name: 'You have joined' });
    const room = panel.getByRole('link', { name: 'Go in' });
    await room.waitFor();
    expect(await room.getAttribute('href')).toMatch(/^https:/);
    // As other suites expect it.
    await panel.getByRole('button', { name: 'Leave' }).click();
    await candidate.getByRole('button', { name: 'Join', exact: true }).waitFor();

    await open(company, '/nordic/speed-hiring-week');
    await company.getByText('Candidates join here.').waitFor();
    expect(await company.getByRole('link', { name: 'Join', exact: true }).count()).toBe(0);
    await Promise.all([candidate.context().close(), company.context().close()]);
  });

  it('shows the city first that its address names', async () => {
    const page = await openPage(browser);
    await open(page, '/candidates/go-places/radio-vienna/Athens');
    const cities = page.getByRole('region', { name: 'Cities that look for you' });
    expect(await cities.getByRole('heading', { level: 3 }).first().textContent()).toBe('Athens');
    await eventually(async () =>
      expect(await page.evaluate(`sessionStorage.getItem('referral')`)).toBe('radio-vienna'),
    );
    await page.context().close();
  });
});

describe('operators', () => {
  it('write an event, are told how many will hear of a new time, and keep what they typed when somebody was faster', async () => {
    await open(operator, '/admin/events');
    await operator.getByRole('link', { name: 'Edit “Dutch Speed Hiring Week”' }).click();
    await operator.getByLabel('What happens').first().waitFor();
    expect(await accessibilityProblems(operator)).toEqual([]);
    await operator.setViewportSize({ width: 320, height: 720 });
    expect(await operator.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    await operator.setViewportSize(DESKTOP);
    const begins = operator.getByLabel('Begins');
    const typed = (await begins.inputValue()).replace(/T.*$/, 'T07:30');
    await begins.fill(typed);
    await operator.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = operator.getByRole('dialog', { name: 'Announce this time?' });
    await dialog.getByLabel('A word to them').fill('An hour earlier.');
    await change({ capacity: 77 });
    await dialog.getByRole('button', { name: /^Save/ }).click();
    await operator.getByText('Somebody else has changed this event meanwhile.').waitFor();
    expect(await begins.inputValue()).toBe(typed);

    // A link away and back costs nothing either.
    await operator.getByRole('link', { name: 'Back to all events' }).click();
    await operator.getByRole('link', { name: 'Edit “Dutch Speed Hiring Week”' }).click();
    await operator.getByText('What you typed before is here again.').waitFor();
    expect(await begins.inputValue()).toBe(typed);
    await operator.getByRole('button', { name: 'Load it anew, without what I typed' }).click();
    await eventually(async () => expect(await operator.getByLabel('Places').inputValue()).toBe('77'));
    await operator.getByLabel('Places').fill('');
    await operator.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(operator, '“Dutch Speed Hiring Week” is saved.');
    expect((await stored()).capacity).toBeNull();
  });
});
