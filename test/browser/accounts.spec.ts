import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import {
  accessibilityProblems,
  DESKTOP,
  launchBrowser,
  openPage,
  openRunning,
  PHONE,
  smallTargets,
  untilPainted,
} from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { type RunningProduct, sharedProduct } from '../support/product.js';
import { signIn, toast } from './account-steps.js';

const PASSWORD = 'tram under the olive moon';

let product: RunningProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
});

const open = (page: Page, path: string) => openRunning(page, product.url + path);
const path = (page: Page) => new URL(page.url()).pathname;
const focusedName = (page: Page) => page.evaluate<string | null>('document.activeElement?.getAttribute("name")');

describe('the form of an account', () => {
  it('keeps what was typed over a reload, but no password and no consent', async () => {
    const page = await openPage(browser);
    await open(page, '/register');
    await page.getByLabel('First name').fill('Noor');
    await page.getByLabel('Country').selectOption({ label: 'Greece' });
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('I accept the').check();
    await page.reload();
    await open(page, '/register');
    await eventually(async () => expect(await page.getByLabel('First name').inputValue()).toBe('Noor'));
    expect(await page.getByLabel('Country').inputValue()).toBe('300');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    expect(await page.getByLabel('I accept the').isChecked()).toBe(false);
    expect(await page.evaluate('JSON.stringify({ ...sessionStorage, ...localStorage })')).not.toContain(PASSWORD);
    await page.context().close();
  });

  it('says at the fields what the server finds wrong with them', async () => {
    const page = await openPage(browser);
    await open(page, '/register');
    await page.getByRole('button', { name: 'Create my account' }).click();
    expect(await focusedName(page)).toBe('nombre');
    await page.getByLabel('First name').fill('Bo');
    await page.getByLabel('Last name').fill('Li');
    await page.getByLabel('E-mail').fill('bo.li@example.org');
    await page.getByLabel('Password', { exact: true }).fill('password12345');
    await page.getByLabel('I accept the').check();
    await page.getByRole('button', { name: 'Create my account' }).click();
    const password = page.getByLabel('Password', { exact: true });
    await eventually(async () => expect(await password.getAttribute('aria-invalid')).toBe('true'));
    expect(await focusedName(page)).toBe('password');
    const notes = ((await password.getAttribute('aria-describedby')) ?? '').split(' ');
    const texts = await Promise.all(notes.map((id) => page.locator(`[id="${id}"]`).textContent()));
    expect(texts.join(' ')).toMatch(/common|guess/i);
    expect(await page.getByLabel('First name').inputValue()).toBe('Bo');
    await page.context().close();
  });

  it('marks at each press all that is wrong, also what only the server knows', async () => {
    const page = await openPage(browser);
    await open(page, '/company/registry');
    await page.getByLabel('Country').selectOption({ label: 'Germany' });
    await page.getByLabel('VAT number').fill('DE1');
    await page.getByLabel('Phone').fill('12');
    const marked = () =>
      page.evaluate<string[]>(
        `[...document.querySelectorAll('[aria-invalid="true"]')].map((field) => field.getAttribute('name')).sort()`,
      );
    const wrong = [
      'apellidos',
      'company_name',
      'email',
      'nombre',
      'password',
      'phone',
      'sector',
      'size',
      'terms',
      'vat_id',
    ];
    for (const left of [wrong, wrong.filter((name) => name !== 'nombre')]) {
      await page.getByRole('button', { name: 'Register the company' }).click();
      expect(await focusedName(page)).toBe('company_name');
      await eventually(async () => expect(await marked()).toEqual(left));
      await page.getByText(`${left.length} fields`).first().waitFor();
      await page.getByLabel('First name').fill('Noor');
    }
    await page.context().close();
  });
});

describe('signing in', () => {
  it('works by keyboard alone, and shows the password when asked', async () => {
    const page = await openPage(browser);
    await open(page, '/login');
    await page.getByLabel('E-mail', { exact: true }).focus();
    await page.keyboard.type('candidate@demo.test');
    await page.keyboard.press('Tab');
    // As password managers and the clipboard do it.
    await page.keyboard.insertText('babelboard-demo');
    const password = page.getByLabel('Password', { exact: true });
    expect(await password.getAttribute('autocomplete')).toBe('current-password');
    expect(await password.getAttribute('type')).toBe('password');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await password.getAttribute('type')).toBe('text');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await toast(page, 'Logged in successfully');
    expect(page.complaints).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['/about-us?from=mail#content', '/about-us?from=mail#content'],
    ['//evil.example/about-us', null],
    ['/\\evil.example', null],
    ['/logout', null],
  ])('leads to the saved page %s only where it is one to go on with', async (saved, target) => {
    const page = await openPage(browser);
    await open(page, '/login');
    await page.evaluate(`sessionStorage.setItem('redirect-after-login', ${JSON.stringify(saved)})`);
    await signIn(page, 'candidate@demo.test', 'babelboard-demo');
    await toast(page, 'Logged in successfully');
    await eventually(() => expect(path(page)).not.toBe('/login'));
    const { pathname, search, hash, origin } = new URL(page.url());
    expect(origin).toBe(product.url);
    expect(pathname + search + hash).toEqual(
      target ?? expect.stringMatching(/^\/(?:jobs-for-.*|account\/matchings)?$/),
    );
    await page.context().close();
  });

  it('is seen by the other tabs, and so is signing out', async () => {
    const page = await openPage(browser);
    const other = await page.context().newPage();
    await openRunning(other, `${product.url}/about-us`);
    await open(page, '/login');
    await signIn(page, 'candidate@demo.test', 'babelboard-demo');
    await other.getByLabel(/^Account of /).waitFor();
    await page.goto(`${product.url}/logout`);
    await other.getByRole('link', { name: 'Sign in' }).waitFor();
    await page.context().close();
  });

  it('moves nothing on the page when the account is loaded', async () => {
    const page = await openPage(browser);
    await open(page, '/login');
    await signIn(page, 'candidate@demo.test', 'babelboard-demo');
    await page.getByLabel(/^Account of /).waitFor();
    await page.addInitScript(`
      globalThis.shifts = [];
      new PerformanceObserver((list) => globalThis.shifts.push(...list.getEntries().map(({ value }) => value)))
        .observe({ type: 'layout-shift', buffered: true });
    `);
    await open(page, '/about-us');
    await page.getByLabel(/^Account of /).waitFor();
    expect(await page.evaluate('globalThis.shifts')).toEqual([]);
    await page.context().close();
  });

  it('is over, and said to be, when the server no longer knows the token', async () => {
    const page = await openPage(browser);
    const cookie = { url: product.url, value: 'unknown' };
    await page.context().addCookies([
      { ...cookie, name: 'token' },
      { ...cookie, name: 'email', value: 'anna@example.org' },
      { ...cookie, name: 'login_timestamp', value: String(Date.now()) },
    ]);
    await open(page, '/about-us');
    await toast(page, 'Logged in error');
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
    expect(await page.evaluate('document.cookie')).toBe('');
    await page.context().close();
  });

  it('is over, and said to be, by the next thing that needs it; signing in leads back', async () => {
    const page = await openPage(browser);
    await page.goto(`${product.url}/account/account-settings`);
    await signIn(page, 'candidate@demo.test', 'babelboard-demo');
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.context().clearCookies();
    await page.getByLabel('Current password').fill('babelboard-demo');
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Repeat the new password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await toast(page, 'You have been signed out.');
    await eventually(() => expect(path(page)).toBe('/login'));
    expect(await page.getByText('Please sign in first.').count()).toBe(0);
    await signIn(page, 'candidate@demo.test', 'babelboard-demo');
    await eventually(() => expect(path(page)).toBe('/account/account-settings'));
    await page.context().close();
  });

  it('says how long to wait where the server asks for it, and keeps what was typed', async () => {
    const page = await openPage(browser);
    await open(page, '/login');
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '130' }, json: {} }),
    );
    await signIn(page, 'candidate@demo.test', 'babelboard-demo');
    await page.getByRole('main').getByText('Please try again in 3 minutes.').waitFor();
    await page.unroute('**/api/auth/login');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('main').getByText('You seem to be offline.').waitFor();
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('babelboard-demo');
    await page.context().close();
  });
});

describe('every page in front of an account', () => {
  it.each([
    ['/password/reset/garbage', 'Save the new password'],
    ['/verify-email/garbage', 'Confirm the address'],
    ['/confirm-email/garbage', 'Use the new address'],
    ['/export/garbage', 'Download the file'],
  ])('%s says at once that its link is worth nothing', async (address, action) => {
    const page = await openPage(browser);
    await open(page, address);
    await page.getByRole('main').getByText('This link is no longer valid.').waitFor();
    expect(await page.getByRole('button', { name: action }).count()).toBe(0);
    await page.context().close();
  });

  it.each([
    '/login',
    '/register',
    '/company/registry',
    '/password/reset',
    '/password/reset/a-token',
    '/verify-email/a-token',
    '/confirm-email/a-token',
    '/auth/link?token=a-token',
  ])('%s is kept nowhere, and axe finds nothing on it, also with its errors', async (address) => {
    const answer = await fetch(product.url + address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).not.toContain('a-token');
    const page = await openPage(browser);
    await open(page, address);
    const press = page.locator('main button[type="submit"]').first();
    if ((await press.count()) > 0) await press.click();
    for (const [viewport, colorScheme] of [[DESKTOP, 'light'] as const, [PHONE, 'dark'] as const]) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await untilPainted(page);
      expect({ colorScheme, problems: await accessibilityProblems(page) }).toEqual({ colorScheme, problems: [] });
      expect(await smallTargets(page, 'main :is(button, select, div > a):visible')).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(viewport.width);
    }
    await page.context().close();
  });
});
