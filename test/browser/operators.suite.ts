import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { Browser } from 'playwright-core';
import {
  accessibilityProblems,
  DESKTOP,
  openPage,
  openRunning,
  PHONE,
  smallTargets,
  type WatchedPage,
} from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import type { RunningProduct } from '../support/product.js';
import { signIn } from './account-steps.js';

const PASSWORD = 'babelboard-demo';
const ADDRESSES = { admin: 'admin@demo.test', candidate: 'candidate@demo.test', company: 'company@demo.test' };
const READ_ONLY = 'Account settings and payments are read-only';

/** What operators see and do, and what is for one kind of people alone. Needs a demo board of its own: it changes the demo's accounts. */
export function describeOperators(started: () => { product: RunningProduct; browser: Browser }): void {
  let product: RunningProduct;
  let browser: Browser;
  /** Signed in for the whole suite. */
  let people: Record<keyof typeof ADDRESSES, WatchedPage>;

  beforeAll(async () => {
    ({ product, browser } = started());
    const entered = Object.entries(ADDRESSES).map(async ([name, email]) => {
      const page = await openPage(browser);
      await page.context().request.post(`${product.url}/api/auth/login`, { data: { email, password: PASSWORD } });
      return [name, page];
    });
    people = Object.fromEntries(await Promise.all(entered));
  }, 180_000);
  afterAll(() => Promise.all(Object.values(people ?? {}).map((page) => page.context().close())));

  const open = (page: WatchedPage, address: string) => openRunning(page, product.url + address);
  const heading = (page: WatchedPage, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
  const message = (page: WatchedPage, text: string | RegExp) =>
    page.getByRole('region', { name: 'Notifications' }).getByText(text).waitFor();
  const banner = (page: WatchedPage) => page.getByRole('region', { name: 'Support access' });
  const address = (page: WatchedPage) => page.url().slice(product.url.length);
  const reaches = (page: WatchedPage, expected: string) => eventually(() => expect(address(page)).toBe(expected));

  async function change(query: string, values: unknown[]): Promise<void> {
    const client = new pg.Client({ connectionString: product.databaseUrl });
    await client.connect();
    await client.query(query, values);
    await client.end();
  }

  describe('the area of operators', () => {
    it('is where their login leads, with the queues behind it', async () => {
      const page = await openPage(browser);
      await open(page, '/login');
      await signIn(page, ADDRESSES.admin, PASSWORD);
      await heading(page, 'Administration');
      expect(address(page)).toBe('/admin');
      const places = page.getByRole('navigation', { name: 'Administration' });
      expect(await places.getByRole('link', { name: 'Overview' }).getAttribute('aria-current')).toBe('page');
      expect(page.complaints).toEqual([]);
      await places.getByRole('link', { name: 'Queues' }).click();
      await page.getByText('indexing').first().waitFor();
      await page.context().close();
    });

    it('hands over to a dashboard elsewhere where the server says so', async () => {
      const page = await openPage(browser);
      await page.route('https://operators.example/**', (route) => route.fulfill({ body: 'The other dashboard' }));
      await page.route('**/api/auth/login', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({
          response: answer,
          json: { ...(await answer.json()), path: 'https://operators.example/?code=once' },
        });
      });
      await open(page, '/login');
      await signIn(page, ADDRESSES.admin, PASSWORD);
      await page.getByText('The other dashboard').waitFor();
      expect(page.url()).toBe('https://operators.example/?code=once');
      await page.context().close();
    });

    it('has its queues for nobody else', async () => {
      const guest = await openPage(browser);
      const asked = async (page: WatchedPage) =>
        (
          await page.context().request.get(`${product.url}/admin/queues/api/queues`, {
            headers: { Accept: 'application/json' },
          })
        ).status();
      expect([await asked(guest), await asked(people.candidate), await asked(people.company)]).toEqual([401, 403, 403]);
      expect(await asked(people.admin)).toBe(200);
      await guest.goto(`${product.url}/admin/queues/queue/mails`);
      await reaches(guest, '/login');
      await signIn(guest, ADDRESSES.admin, PASSWORD);
      await guest.getByText('indexing').first().waitFor();
      expect(address(guest)).toBe('/admin/queues/queue/mails');
      await guest.context().close();
      const { candidate } = people;
      await candidate.goto(`${product.url}/admin/queues`);
      await message(candidate, 'That page is only for operators.');
      await reaches(candidate, '/');
    });

    it('shows the product as a user by a link that works once, in the open, and writes it all down', async () => {
      const { admin } = people;
      await open(admin, '/admin/support-access');
      await admin.getByLabel('Account number or e-mail address').fill('nobody@demo.test');
      await admin.keyboard.press('Enter');
      await admin.getByText('There is no account for nobody@demo.test.').waitFor();
      await admin.getByLabel('Account number or e-mail address').fill(` ${ADDRESSES.candidate.toUpperCase()}`);
      await admin.keyboard.press('Enter');
      await admin.getByText(ADDRESSES.candidate, { exact: true }).waitFor();
      await admin.getByRole('button', { name: 'Create the link' }).click();
      const link = await admin.getByLabel('The link').inputValue();
      expect(link).toContain(`${product.url}/backdoor?code=`);
      expect(await admin.evaluate('document.activeElement?.value')).toBe(link);

      const operator = await openPage(browser);
      // Looking at it, as scanners of mails do, uses nothing up.
      await openRunning(operator, link);
      await openRunning(operator, link);
      await reaches(operator, '/backdoor');
      expect(await operator.evaluate('JSON.stringify(history.state) + location.href')).not.toContain('code');
      await operator.getByRole('button', { name: 'Start support access' }).click();
      await banner(operator).getByText(`(${ADDRESSES.candidate}, candidate)`).waitFor();
      expect(address(operator)).toMatch(/^\/jobs-for-/);
      for (const shown of ['/', '/jobs', '/account/matchings', '/account/account-settings', '/no-such-page']) {
        await open(operator, shown);
        await banner(operator).getByText(READ_ONLY).waitFor();
        await operator.evaluate('scrollTo(0, 400)');
        expect((await banner(operator).boundingBox())?.y).toBe(0);
      }
      const refusal = await operator.evaluate<{ status: number; code: string }>(`
        fetch('/api/candidates/account-settings/destroy', {
          method: 'DELETE',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ motivo_id: 6, texto: '' }),
        }).then(async (answer) => ({ status: answer.status, code: (await answer.json()).code }))`);
      expect(refusal).toEqual({ status: 403, code: 'READ_ONLY_UNDER_SUPPORT' });

      await operator.getByRole('link', { name: 'End support access' }).click();
      await message(operator, 'Logged out successfully');
      await operator.getByRole('link', { name: 'Sign in' }).waitFor();
      expect(await banner(operator).count()).toBe(0);
      await openRunning(operator, link);
      await operator.getByRole('button', { name: 'Start support access' }).click();
      await operator.getByText('This link is no longer valid.').waitFor();
      await operator.context().close();

      await admin.getByRole('link', { name: 'What the audit log holds about this account' }).click();
      await heading(admin, 'Audit log');
      await admin.getByLabel('Area').selectOption({ label: 'Support access' });
      await admin.getByRole('button', { name: 'Filter' }).click();
      await reaches(
        admin,
        `/admin/audit-log?account_id=${await admin.getByLabel('Account number').inputValue()}&action=support.`,
      );
      await eventually(async () => {
        await admin.reload();
        await admin.getByRole('table').waitFor();
        const rows = await admin.getByRole('row').allTextContents();
        const holds = (...words: string[]) => rows.some((row) => words.every((word) => row.includes(word)));
        expect(rows.length).toBeGreaterThan(8);
        expect(holds('support.create-access')).toBe(true);
        expect(holds('support.open-access', '127.0.0.1')).toBe(true);
        expect(holds('support.request', '/account/matchings')).toBe(true);
        expect(holds('support.request', 'DELETE', 'account-settings/destroy', 'refused: true')).toBe(true);
      });
    }, 60_000);

    it('gives older entries by the page, and says when there are none', async () => {
      const { admin } = people;
      await change(
        `INSERT INTO audit_entry (at, actor_id, action, detail) SELECT now(), 4711, 'session.login', '{}' FROM generate_series(1, 60)`,
        [],
      );
      await open(admin, '/admin/audit-log?account_id=4711');
      await eventually(async () => expect(await admin.getByRole('row').count()).toBe(51));
      await admin.getByRole('button', { name: 'Show older entries' }).click();
      await eventually(async () => expect(await admin.getByRole('row').count()).toBe(61));
      expect(await admin.getByRole('button', { name: 'Show older entries' }).count()).toBe(0);
      await admin.getByLabel('Account number').fill('4712');
      await admin.keyboard.press('Enter');
      await admin.getByText('No entries match.').waitFor();
      await admin.getByLabel('Account number').fill('twelve');
      await admin.keyboard.press('Enter');
      await admin.getByText('One field needs another look.').waitFor();
      await admin.getByLabel('Account number').fill('4711');
      await admin.route('**/api/admin/audit-log*', (route) => route.abort());
      await admin.keyboard.press('Enter');
      await admin.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor();
      await admin.unroute('**/api/admin/audit-log*');
      await admin.getByRole('button', { name: 'Try again' }).click();
      await eventually(async () => expect(await admin.getByRole('row').count()).toBeGreaterThan(50));
    });
  });

  describe('pages for one kind of people', () => {
    it('ask guests to sign in and then open, with what was in the address', async () => {
      const page = await openPage(browser);
      await page.goto(`${product.url}/account/matchings/2?from=mail#content`);
      await heading(page, 'Welcome back');
      await signIn(page, ADDRESSES.candidate, PASSWORD);
      await heading(page, 'Jobs that match you');
      expect(address(page)).toBe('/account/matchings/2?from=mail#content');
      await page.context().close();
    });

    it.each([
      ['candidate', '/admin/audit-log', 'That page is only for operators. You are signed in as a candidate.'],
      [
        'company',
        '/account/matchings',
        'That page is only for people who look for work. You are signed in for a company.',
      ],
      ['admin', '/company/jobs', 'That page is only for companies. You are signed in as an operator.'],
    ] as const)('send a %s home from %s and say why', async (who, path, words) => {
      await people[who].goto(product.url + path);
      await message(people[who], words);
      await reaches(people[who], '/');
    });

    it('remember the offer that somebody wanted to keep, through the login', async () => {
      const page = await openPage(browser);
      await open(page, '/login?favorite=12');
      await page.getByRole('link', { name: 'New here? Register' }).click();
      await page.getByRole('link', { name: 'Already have an account? Sign in' }).click();
      await signIn(page, ADDRESSES.candidate, PASSWORD);
      await page.getByLabel(/^Account of /).click();
      await page.getByRole('link', { name: 'Jobs that match' }).click();
      await page.getByText('you wanted to save an offer').waitFor();
      expect(await page.getByRole('link', { name: 'View the offer' }).getAttribute('href')).toBe('/jobs/12');
      await page.getByLabel(/^Account of /).click();
      await page.getByRole('link', { name: 'Sign out' }).click();
      await message(page, 'Logged out successfully');
      expect(await page.evaluate(`sessionStorage.getItem('pendingFavoriteJobId')`)).toBeNull();
      await page.context().close();
    });

    it('tell a company and a candidate that wait for their address what to do', async () => {
      const verified = (at: string) =>
        change('UPDATE account SET email_verified_at = $1 WHERE email = ANY ($2)', [
          at === '' ? null : at,
          Object.values(ADDRESSES),
        ]);
      await verified('');
      for (const [page, path] of [
        [people.company, '/company/jobs'],
        [people.candidate, '/welcome'],
      ] as const) {
        await open(page, path);
        await page.getByRole('note').getByRole('button', { name: 'Send the e-mail again' }).click();
        await message(page, 'If the address waits for its verification, a mail is on its way');
      }
      await verified('2026-01-01');
      await open(people.company, '/company/jobs');
      await heading(people.company, /^Jobs at ./);
      expect(await people.company.getByRole('note').count()).toBe(0);
    });

    it.each([
      ['admin', '/admin'],
      ['admin', '/admin/audit-log'],
      ['admin', '/admin/support-access'],
      ['candidate', '/welcome'],
      ['candidate', '/account/matchings'],
      ['company', '/company/jobs'],
      ['admin', '/backdoor?code=a-code'],
    ] as const)('%s: axe finds nothing on %s, wide and narrow, light and dark', async (who, path) => {
      const page = people[who];
      const answer = await fetch(product.url + path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await answer.text()).not.toContain('a-code');
      await open(page, path);
      for (const [viewport, colorScheme] of [
        [DESKTOP, 'light'],
        [PHONE, 'dark'],
        [{ width: 320, height: 640 }, 'light'],
      ] as const) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        await page.evaluate('new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 50)))');
        if (viewport.width !== 320) {
          expect({ path, colorScheme, problems: await accessibilityProblems(page) }).toEqual({
            path,
            colorScheme,
            problems: [],
          });
        }
        expect(await smallTargets(page, 'main :is(button, select, nav a, li > a):visible')).toEqual([]);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(viewport.width);
      }
      await page.setViewportSize(DESKTOP);
    });
  });

  // The last: it ends what the others work with.
  describe('an account that somebody else has got into', () => {
    it('is signed out on all its devices by an operator', async () => {
      const { admin, company } = people;
      await open(company, '/company/jobs');
      await heading(company, /^Jobs at ./);
      await open(admin, '/admin/support-access');
      await admin.getByLabel('Account number or e-mail address').fill(ADDRESSES.company);
      await admin.keyboard.press('Enter');
      await admin.getByRole('button', { name: 'Sign out all devices of the account' }).click();
      await message(admin, 'All devices of the account are signed out');
      await company.reload();
      await heading(company, 'Welcome back');
      await open(admin, '/admin');
      await heading(admin, 'Administration');
    });
  });
}
