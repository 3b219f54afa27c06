import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Route } from 'playwright-core';
import {
  accessibilityProblems,
  openPage,
  openRunning,
  PHONE,
  untilRunning,
  type WatchedPage,
} from '../support/browser.js';
import { builtStyles } from '../support/built-file.js';
import { eventually } from '../support/eventually.js';
import { files, heading, toasts, unloaded } from './missing-parts.js';

/** Read in the page: whether a style sheet is there. */
const loaded = (styles: string) => `performance.getEntriesByType('resource')
  .some(({ name, responseStatus }) => name.includes('/${styles}') && responseStatus === 200)`;

/** As on a phone with a slow processor. */
async function slowDown(page: WatchedPage): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/** Files and answers of a page that do not come, and what comes instead of them. */
export function describeMissingFiles(started: () => { url: string; browser: Browser; offer: string }): void {
  let url: string;
  let browser: Browser;
  let offer: string;

  beforeAll(() => {
    ({ url, browser, offer } = started());
  });

  describe('a file that a browser remembers as missing', () => {
    const onlyAfresh = (route: Route) => (route.request().url().includes('again=') ? route.fallback() : route.abort());

    it.each(['home', 'job'])('comes under another address: of the first page, %s', async (name) => {
      const opened = await openPage(browser);
      await opened.route(files(`${name}.page`), onlyAfresh);
      await openRunning(opened, name === 'home' ? url : url + offer);
      expect(await opened.getByText('Something went wrong on this page').count()).toBe(0);
      await opened.context().close();
    });

    it('comes under another address: of the next page', async () => {
      const opened = await openPage(browser);
      await openRunning(opened, `${url}/login`);
      await opened.route(files('register.page'), onlyAfresh);
      await opened.getByRole('main').getByRole('link', { name: 'New here? Register' }).click();
      await opened.getByRole('heading', { name: /^Nice to meet you$/, level: 1 }).waitFor();
      await opened.context().close();
    });
  });

  describe('a page whose script is on its way', () => {
    let opened: WatchedPage;
    let send: () => void;

    beforeEach(async () => {
      opened = await openPage(browser);
      const asked = new Promise<void>((resolve) => {
        send = resolve;
      });
      await opened.route('**/assets/browser-*.js', async (route) => {
        await asked;
        await route.fallback();
      });
      // A script that was asked for before everything else was there holds up the load.
      await opened.goto(`${url}/jobs`, { waitUntil: 'domcontentloaded' });
    });
    afterEach(() => opened.context().close());

    it('answers the buttons that were pressed meanwhile', async () => {
      const scheme = opened.getByRole('button', { name: 'Colour scheme' });
      await scheme.click();
      await scheme.click();
      await opened.getByRole('heading', { level: 1 }).click();
      expect(await opened.locator('html').getAttribute('data-scheme')).toBeNull();
      send();
      await opened.locator('html[data-scheme="dark"]').waitFor();
    });

    it('asks for what was ticked meanwhile, and keeps it beside what is ticked next', async () => {
      const filters = opened.locator('#filters');
      await filters.locator('summary', { hasText: 'Languages' }).click();
      await filters.getByRole('checkbox', { name: /^English/ }).check();
      // Where the address may be ahead of what is shown.
      await slowDown(opened);
      send();
      await opened.waitForURL(/\/jobs-for-English-speakers$/);
      await filters.getByRole('checkbox', { name: /^German/ }).check();
      await opened.waitForURL((address) => /English/.test(address.pathname) && /German/.test(address.pathname));
      expect(await filters.getByRole('checkbox', { name: /^English/ }).isChecked()).toBe(true);
    });

    it('sends the form that was sent meanwhile', async () => {
      await opened.goto(`${url}/login`, { waitUntil: 'domcontentloaded' });
      await opened.getByLabel('E-mail', { exact: true }).fill('nobody@example.test');
      await opened.getByLabel('Password', { exact: true }).fill('not the password');
      await opened.getByRole('button', { name: 'Sign in', exact: true }).click();
      const [request] = await Promise.all([opened.waitForRequest('**/api/auth/login'), send()]);
      expect(request.postDataJSON()).toMatchObject({ email: 'nobody@example.test', password: 'not the password' });
      expect(opened.url()).toBe(`${url}/login`);
    });

    it('is painted before its script is asked for, and then brings the letters that English and German have not', async () => {
      send();
      await untilRunning(opened);
      const [painted, asked] = await opened.evaluate<[number, number]>(
        `[performance.getEntriesByName('first-contentful-paint')[0].startTime,
          performance.getEntriesByType('resource').find(({ name }) => /browser-[^/]*[.]js$/.test(name)).startTime]`,
      );
      expect(asked).toBeGreaterThan(painted);
      expect(await opened.evaluate('getComputedStyle(document.body).fontFamily')).toContain('Commissioner More');
    });
  });

  describe('a page without one of its first files', () => {
    it.each([
      ['the script', '**/assets/browser-*.js'],
      ['the state', null],
    ])('says so and works like one without scripts: %s', async (_what, file) => {
      const opened = await openPage(browser);
      if (file !== null) await opened.route(file, (route) => route.abort());
      else
        await opened.route(`${url}/jobs`, async (route) => {
          const response = await route.fetch();
          await route.fulfill({
            response,
            body: (await response.text()).replace(/id="state">[^<]*/, 'id="state">{"si'),
          });
        });
      await opened.goto(`${url}/jobs`);
      await unloaded(opened).waitFor();
      await opened.getByRole('searchbox').or(opened.getByRole('textbox')).first().fill('baker');
      await opened.getByRole('button', { name: 'Search' }).click();
      await opened.waitForURL(/keywords=baker|jobs-with-baker/);
      await opened.context().close();
    });
  });

  describe('parts of a page', () => {
    it('are asked again for their styles, without a word about the page', async () => {
      const styles = builtStyles('languages-dialog');
      const abort = (route: Route) => route.abort();
      const opened = await openPage(browser);
      await openRunning(opened, url + offer);
      await opened.route(`**/${styles}*`, abort);
      await opened.getByText('Languages I speak', { exact: true }).first().click();
      await opened.getByRole('dialog', { name: 'Languages I speak' }).waitFor();
      expect(await opened.evaluate(loaded(styles))).toBe(false);
      expect(await unloaded(opened).count()).toBe(0);
      await opened.unroute(`**/${styles}*`, abort);
      await eventually(async () => expect(await opened.evaluate(loaded(styles))).toBe(true));
      await opened.context().close();
    });

    it('leave the rest alone when they do not come', async () => {
      const opened = await openPage(browser);
      await openRunning(opened, url + offer);
      for (const [file = '', name = ''] of [
        ['report-dialog', 'Report this offer'],
        ['languages-dialog', 'Languages I speak'],
      ]) {
        await opened.route(files(file), (route) => route.abort());
        await opened.getByText(name, { exact: true }).first().click();
        await toasts(opened).getByText('That part of the page did not load.').waitFor();
        expect(await heading(opened).isVisible()).toBe(true);
        await opened.unroute(files(file));
        await toasts(opened).getByRole('button', { name: 'Try again' }).click();
        await opened.getByRole('dialog', { name }).waitFor();
        await opened.keyboard.press('Escape');
        await opened.getByRole('dialog').waitFor({ state: 'detached' });
      }
      await opened.context().close();
    });

    it.each([
      [
        ...(['a page of the proxy', 'The offers could not be loaded.'] as const),
        { status: 502, contentType: 'text/html', body: '<html><h1>Bad gateway</h1></html>' },
      ],
      [
        ...(['a JSON that is none', 'The offers could not be loaded.'] as const),
        { status: 200, contentType: 'application/json', body: '{"jobs": {"da' },
      ],
      [
        ...(['that it was asked too often', 'Wait 17 seconds, then try again.'] as const),
        { status: 429, headers: { 'Retry-After': '17' }, json: { title: 'Too often' } },
      ],
    ])(
      'keep the list when the answer is %s, say nothing of it as if it were the new one, and try again',
      async (...given) => {
        const [, words, answer] = given;
        const opened = await openPage(browser, { viewport: PHONE });
        await openRunning(opened, `${url}/jobs-in-Germany`);
        const main = opened.getByRole('main');
        const counts = main.getByText(/^[\d,]+ offers?$/);
        const before = await main.getByRole('article').count();
        expect(await counts.count()).toBeGreaterThan(0);
        await opened.route(/\/api\/jobs/, (route) => route.fulfill(answer));
        await opened.getByRole('link', { name: 'Germany, remove this filter' }).click();
        await opened.getByRole('alert').getByText(words).waitFor();
        expect(await main.getByRole('article').count()).toBe(before);
        await main.getByText('What you see below is the list from before.').waitFor();
        expect([await counts.count(), await main.getByText('Loading …').count()]).toEqual([0, 0]);
        expect(await heading(opened).textContent()).toBe('Jobs in Europe');
        expect(await accessibilityProblems(opened)).toEqual([]);
        await opened.unroute(/\/api\/jobs/);
        await opened.getByRole('button', { name: 'Try again' }).click();
        await counts.first().waitFor();
        expect(await opened.getByRole('alert').count()).toBe(0);
        expect(new URL(opened.url()).pathname).toBe('/jobs');
        await opened.context().close();
      },
    );
  });

  describe('a file that no build has', () => {
    it.each(['/assets/home.page-0ld8uild.js', '/assets/', '/assets/a/b.css'])(
      '%s is none, and no page',
      async (path) => {
        const answer = await fetch(url + path);
        expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('content-type')]).toEqual([
          ...[404, 'no-store', 'text/plain; charset=utf-8'],
        ]);
      },
    );
  });
}
