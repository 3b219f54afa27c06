import { KEPT_IN_BROWSER } from '@babelboard/wire';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openPage, openRunning, type WatchedPage } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { addPasskey, giveAuthenticator, signIn, toast } from './account-steps.js';

const DEMO_PASSWORD = 'babelboard-demo';

/** Tells of every write to the storage of the page, also of what is removed again at once. */
const WATCH_STORAGE = `
  const write = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    globalThis.tellKept((this === globalThis.localStorage ? 'local ' : 'session ') + key);
    return write.call(this, key, value);
  };`;

/** Needs the demo board, and the name of a site by whose accounts people sign in. */
export function describeKeptInBrowser(started: () => { url: string; browser: Browser; otherSite: string }): void {
  describe('what a browser keeps', () => {
    const found = new Set<string>();
    let url: string;
    let page: WatchedPage;

    const open = (path: string) => openRunning(page, url + path);
    /** Cookies as they are now, and whatever stands in the storage by other ways. */
    async function look(): Promise<void> {
      for (const { name } of await page.context().cookies(url)) found.add(`cookie ${name}`);
      const stored = await page.evaluate<string[]>(
        `[...Object.keys(localStorage).map((key) => 'local ' + key), ...Object.keys(sessionStorage).map((key) => 'session ' + key)]`,
      );
      for (const key of stored) found.add(key);
    }

    beforeAll(async () => {
      const { browser } = started();
      ({ url } = started());
      page = await openPage(browser);
      await page.context().exposeFunction('tellKept', (key: string) => found.add(key));
      await page.context().addInitScript(WATCH_STORAGE);
      // Some cookies go as soon as they have served.
      page.on('response', async (response) => {
        if (!response.url().startsWith(url)) return;
        for (const { name, value } of await response.headersArray().catch(() => [])) {
          if (name.toLowerCase() === 'set-cookie') found.add(`cookie ${value.split('=')[0]}`);
        }
      });
    });

    /** A guest who reads, searches, chooses and begins every form. */
    async function asGuest(): Promise<void> {
      await open('/about-us?referral=radio-vienna');
      await page.getByRole('button', { name: /^Colour scheme/ }).click();
      await open('/jobs');
      const box = page.getByRole('combobox', { name: /What you are looking for/ });
      await box.fill('cook');
      await box.press('Enter');
      await eventually(() => expect(found).toContain('local recent-searches'));
      await open('/jobs');
      await page.getByRole('button', { name: 'Languages I speak' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Languages I speak' });
      await dialog.getByRole('button', { name: 'English' }).click();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('link', { name: 'More offers' }).click();
      await eventually(() => expect(found).toContain('session list-pages'));
      await page.getByRole('article').nth(2).getByRole('link').last().click();
      await eventually(() => expect(found).toContain('local seen-offers'));
      await look();
      expect([...found].filter((kept) => kept.startsWith('cookie'))).toEqual([]);
      await open('/german/speed-hiring-week');
      await page.getByRole('link', { name: 'Join', exact: true }).click();
      await page.waitForURL(/\/register$/);
      await page.goto(`${url}/account/matchings`);
      await page.waitForURL(/\/login$/);
      await open('/jobs');
      await page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Favorite: / })
        .click();
      await page.waitForURL(/\/login$/);
      for (const [path, label] of [
        ['/register', 'First name'],
        ['/company/registry', 'Company name'],
        ['/babelboard/contact', 'Your name'],
      ] as const) {
        await open(path);
        await page.getByLabel(label).fill('Noor');
        await look();
      }
      await register();
      const report = await openAnOffer();
      await report.getByRole('button', { name: 'Cancel' }).click();
      await look();
      // As the application does when a file of its build is gone.
      await Promise.all([
        page.waitForEvent('load'),
        page.evaluate(`document.dispatchEvent(new Event('stale-build', { cancelable: true }))`),
      ]);
      expect(found).toContain('session reloaded-build');
    }

    async function register(): Promise<void> {
      await open('/register');
      await page.getByLabel('First name').fill('Noor');
      await page.getByLabel('Last name').fill('Haddad');
      await page.getByLabel('E-mail').fill('noor.kept@example.org');
      await page.getByLabel('Password', { exact: true }).fill('tram under the olive moon');
      await page.getByLabel('I accept the').check();
      await page.getByRole('button', { name: 'Create my account' }).click();
      await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
      await look();
    }

    async function openAnOffer() {
      const { jobs } = (await (await fetch(`${url}/api/jobs`)).json()) as { jobs: { data: { url: string }[] } };
      await openRunning(page, new URL(jobs.data[0]?.url ?? '', url).href);
      await page.getByRole('link', { name: 'Report this offer' }).click();
      return page.getByRole('dialog', { name: 'Report this offer' });
    }

    /** Somebody who leaves a page of their own with something half said. */
    async function asCandidate(): Promise<void> {
      await open('/login');
      await signIn(page, 'candidate@demo.test', DEMO_PASSWORD);
      await page.getByLabel(/^Account of/).waitFor();
      await open('/account/my-profile');
      await page.getByRole('button', { name: 'Add experience' }).click();
      await page.keyboard.type('Waiter');
      await eventually(() => expect(found).toContain('session edit-drafts'));
      await page.goto(`${url}/logout`);
      await toast(page, 'Logged out successfully');
      expect(await page.evaluate('sessionStorage.getItem("edit-drafts")')).toBeNull();
    }

    /** A member of a company, who wants to see more at once. */
    async function asMember(): Promise<void> {
      await open('/login');
      await signIn(page, 'company@demo.test', DEMO_PASSWORD);
      await page.getByRole('button', { name: 'Compact view' }).click();
      await look();
      await page.goto(`${url}/logout`);
      await toast(page, 'Logged out successfully');
    }

    /** An operator, whose pages hold more than anybody's. */
    async function asOperator(): Promise<void> {
      await open('/login');
      await page.getByRole('link', { name: `Continue with ${started().otherSite}` }).click();
      await eventually(() => expect(found).toContain('cookie social_login'));
      await page.waitForURL((there) => there.origin === new URL(url).origin && there.pathname !== '/login');
      await page.context().clearCookies();
      await open('/login');
      await signIn(page, 'admin@demo.test', DEMO_PASSWORD);
      await page.getByLabel(/^Account of/).waitFor();
      await look();
      await giveAuthenticator(page);
      await open('/admin/account-settings');
      await addPasskey(page, 'My laptop', DEMO_PASSWORD);
      await open('/admin/audit-log');
      await look();
      await page.goto(`${url}/admin/queue-board`);
      await page.getByRole('button', { name: 'Collapse sidebar' }).click();
      await eventually(() => expect(found).toContain('local board-settings'));
      await page.goto(`${url}/api/docs`);
      await look();
      await page.goto(`${url}/logout`);
      await toast(page, 'Logged out successfully');
    }

    it('is what the register says, thing by thing, and nothing else', async () => {
      await asGuest();
      await asCandidate();
      await asMember();
      await asOperator();
      const registered = KEPT_IN_BROWSER.map(({ kind, name }) => `${kind} ${name}`);
      expect([...found].sort()).toEqual([...registered].sort());
      const elsewhere = await page.evaluate<unknown>(
        `Promise.all([indexedDB.databases(), caches.keys(), navigator.serviceWorker.getRegistrations()]).then((all) => all.flat().length)`,
      );
      expect(elsewhere).toBe(0);
      // Signing out leaves no cookie, and nothing of the person in this tab.
      expect(await page.context().cookies(url)).toEqual([]);
      expect(await page.evaluate('sessionStorage.getItem("contact-draft")')).toBeNull();
    });

    it('stands on the page about cookies', async () => {
      await open('/babelboard/cookies-policy');
      const shown = await page.evaluate<[string, string][]>(
        `[...document.querySelectorAll('main tbody tr')].map(({ cells }) => [cells[0].textContent, cells[2].textContent])`,
      );
      expect(shown.map(([name]) => name)).toEqual(KEPT_IN_BROWSER.map(({ name }) => name));
      expect(Object.fromEntries(shown)).toMatchObject({ token: '7 days', social_login: '1 hour' });
      await page.context().close();
    });
  });
}
