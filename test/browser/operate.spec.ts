import type { CompanyOfferRow, CompanyOffersResponse } from '@babelboard/wire';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage, openRunning, type WatchedPage } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { readMail } from '../support/mailbox.js';
import { sharedProduct } from '../support/product.js';
import { signIn } from './account-steps.js';
import { expectGoodLooks } from './dashboard/looks.js';
import { ADDRESSES, DemoPeople, heading, message, PASSWORD } from './demo-people.js';

const READ_ONLY = 'Everything is read-only';

/** The audit log gives fifty entries a page, and what somebody looks at is more or less than that. */
async function allRows(page: WatchedPage): Promise<string[]> {
  const older = page.getByRole('button', { name: 'Show older entries' });
  while ((await older.count()) > 0) {
    const shown = await page.getByRole('row').count();
    await older.click();
    await eventually(async () => expect(await page.getByRole('row').count()).toBeGreaterThan(shown));
  }
  return page.getByRole('row').allTextContents();
}

let browser: Browser;
let demo: DemoPeople;

beforeAll(async () => {
  const [product, launched] = await Promise.all([sharedProduct(), launchBrowser()]);
  browser = launched;
  demo = await DemoPeople.signIn(product, browser);
});
afterAll(() => browser?.close());

const banner = (page: WatchedPage) => page.getByRole('region', { name: 'Support access' });

describe('the area of operators', () => {
  it('is where their login leads, with the queues behind it', async () => {
    const page = await openPage(demo.browser);
    await demo.open(page, '/login');
    await signIn(page, ADDRESSES.admin, PASSWORD);
    await heading(page, 'Administration');
    expect(demo.address(page)).toBe('/admin');
    const places = page.getByRole('navigation', { name: 'Administration' });
    expect(await places.getByRole('link', { name: 'Overview' }).getAttribute('aria-current')).toBe('page');
    expect(page.complaints).toEqual([]);
    await places.getByRole('link', { name: 'Queues' }).click();
    await heading(page, 'Queues');
    await page.frameLocator('iframe').getByText('indexing').first().waitFor();
    expect(await places.getByRole('link', { name: 'Overview' }).count()).toBe(1);
    await page.context().close();
  });

  it('hands over to a dashboard elsewhere where the server says so', async () => {
    const page = await openPage(demo.browser);
    await page.route('https://operators.example/**', (route) => route.fulfill({ body: 'The other dashboard' }));
    await page.route('**/api/auth/login', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        json: { ...(await answer.json()), path: 'https://operators.example/?code=once' },
      });
    });
    await demo.open(page, '/login');
    await signIn(page, ADDRESSES.admin, PASSWORD);
    await page.getByText('The other dashboard').waitFor();
    expect(page.url()).toBe('https://operators.example/?code=once');
    await page.context().close();
  });

  it('has its queues for nobody else', async () => {
    const guest = await openPage(demo.browser);
    const asked = async (page: WatchedPage) =>
      (
        await page.context().request.get(`${demo.product.url}/admin/queue-board/api/queues`, {
          headers: { Accept: 'application/json' },
        })
      ).status();
    expect([await asked(guest), await asked(demo.pages.candidate), await asked(demo.pages.company)]).toEqual([
      401, 403, 403,
    ]);
    expect(await asked(demo.pages.admin)).toBe(200);
    await guest.goto(`${demo.product.url}/admin/queues/queue/mails`);
    await demo.reaches(guest, '/login');
    await signIn(guest, ADDRESSES.admin, PASSWORD);
    await guest.frameLocator('iframe').getByText('indexing').first().waitFor();
    expect(demo.address(guest)).toBe('/admin/queues/queue/mails');
    await guest.context().close();
    const { candidate } = demo.pages;
    await candidate.goto(`${demo.product.url}/admin/queues`);
    await message(candidate, 'That page is only for operators.');
    await demo.reaches(candidate, '/');
  });

  it('shows what people search for in vain, by the language of the pages', async () => {
    const { admin } = demo.pages;
    await demo.open(admin, '/admin/searches');
    await heading(admin, 'Searches');
    const row = admin.getByRole('row').filter({ hasText: 'beekeeper' });
    expect(await row.textContent()).toMatch(/16 times.*English/);
    await expectGoodLooks(admin);
    const languages = admin.getByRole('navigation', { name: 'Language of the pages' });
    await languages.getByRole('link', { name: 'Deutsch' }).click();
    await eventually(async () => expect(await row.count()).toBe(0));
    expect(demo.address(admin)).toBe('/admin/searches?language=de');
  });

  it('shows which mails went out, has one sent again and lets an address go', async () => {
    const { admin } = demo.pages;
    const address = 'nowhere@example.org';
    const task = { name: 'notifications.mail-password-changed', event: { payload: { accountId: 0 } } };
    await demo.product.query(
      `INSERT INTO mail_delivery (purpose, subject_id, state, created_at, attempts, failed_at, answer, task)
       VALUES ('password-changed', 'operate', 'failed', now(), 2, now(), '451 4.3.0 Not now', $1)`,
      [task],
    );
    await demo.product.query(
      `INSERT INTO mail_suppression (email_key, reason, since, answer, changed_at)
       VALUES ($1, 'hard-bounce', now(), '550 5.1.1 No such mailbox', now())`,
      [address],
    );
    await demo.open(admin, '/admin');
    await admin.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Mails' }).click();
    await heading(admin, 'Mails');
    const failed = admin.getByRole('row').filter({ hasText: '451 4.3.0 Not now' });
    expect(await failed.textContent()).toMatch(/Password changed.*Without an account.*Failed.*Tried 2 times/);
    const stopped = admin.getByRole('row').filter({ hasText: 'n***@example.org' });
    expect(await stopped.textContent()).toContain('There is no such mailbox');
    expect(await admin.getByText(address).count()).toBe(0);
    await expectGoodLooks(admin);
    await failed.getByRole('button', { name: 'again' }).click();
    await message(admin, 'The mail will be sent again within a minute');
    await stopped.getByRole('button', { name: 'Let mails through' }).click();
    await message(admin, 'Mails to this address are sent again');
    await eventually(async () => expect(await stopped.count()).toBe(0));
    await admin.getByLabel('Number of a mail or an account').fill(ADDRESSES.candidate);
    await admin.keyboard.press('Enter');
    await demo.reaches(admin, `/admin/mails?q=${encodeURIComponent(ADDRESSES.candidate)}`);
    await admin.getByRole('navigation', { name: 'Which mails' }).getByRole('link', { name: 'Not sent' }).click();
    await demo.reaches(admin, `/admin/mails?q=${encodeURIComponent(ADDRESSES.candidate)}&state=dropped`);
  });

  it('shows the product as a user by a link that works once, in the open, and writes it all down', async () => {
    const { admin } = demo.pages;
    await demo.open(admin, '/admin/support-access');
    await admin.getByLabel('Account number or e-mail address').fill('nobody@demo.test');
    await admin.keyboard.press('Enter');
    await admin.getByText('There is no account for nobody@demo.test.').waitFor();
    await admin.getByLabel('Account number or e-mail address').fill(` ${ADDRESSES.candidate.toUpperCase()}`);
    await admin.keyboard.press('Enter');
    await admin.getByText(ADDRESSES.candidate, { exact: true }).waitFor();
    await admin.getByRole('button', { name: 'Create the link' }).click();
    const link = await admin.getByLabel('The link').inputValue();
    expect(link).toContain(`${demo.product.url}/backdoor?code=`);
    expect(await admin.evaluate('document.activeElement?.value')).toBe(link);

    const operator = await openPage(demo.browser);
    // Looking at it, as scanners of mails do, uses nothing up.
    await openRunning(operator, link);
    await openRunning(operator, link);
    await demo.reaches(operator, '/backdoor');
    expect(await operator.evaluate('JSON.stringify(history.state) + location.href')).not.toContain('code');
    await operator.getByRole('button', { name: 'Start support access' }).click();
    await banner(operator).getByText(`(${ADDRESSES.candidate}, candidate)`).waitFor();
    // Where a login of that user leads: to what suits them once that is worked out.
    expect(demo.address(operator)).toMatch(/^\/(?:account\/matchings$|jobs-for-)/);
    for (const shown of [
      '/',
      '/jobs',
      '/account/matchings',
      '/account/account-settings',
      '/no-such-page',
      '/about-us',
    ]) {
      await demo.open(operator, shown);
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
    await demo.reaches(
      admin,
      `/admin/audit-log?account_id=${await admin.getByLabel('Account number').inputValue()}&action=support.`,
    );
    await eventually(async () => {
      await admin.reload();
      await admin.getByRole('table').waitFor();
      const rows = await allRows(admin);
      const holds = (...words: string[]) => rows.some((row) => words.every((word) => row.includes(word)));
      expect(rows.length).toBeGreaterThan(8);
      expect(holds('support.create-access')).toBe(true);
      expect(holds('support.open-access', '127.0.0.1')).toBe(true);
      expect(holds('support.request', '/account/matchings')).toBe(true);
      expect(holds('support.request', 'DELETE', 'account-settings/destroy', 'refused: true')).toBe(true);
    });
  });

  it('gives older entries by the page, and says when there are none', async () => {
    const { admin } = demo.pages;
    await demo.product.query(
      `INSERT INTO audit_entry (at, actor_id, action, detail) SELECT now(), 4711, 'session.login', '{}' FROM generate_series(1, 60)`,
      [],
    );
    await demo.open(admin, '/admin/audit-log?account_id=4711');
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

describe('a reported offer', () => {
  it('is taken off with reasons, its company and the reporter are told, and it comes back', async () => {
    const { admin, company } = demo.pages;
    const { product } = demo;
    const before = admin.complaints.length;
    const listed = await company.context().request.get(`${product.url}/api/companies/offers?state=published`);
    const [{ id, url, title }] = ((await listed.json()) as CompanyOffersResponse).data as [CompanyOfferRow];
    const guest = await openPage(demo.browser);
    await demo.open(guest, url as string);
    await guest.getByRole('link', { name: 'Report this offer' }).click();
    const report = guest.getByRole('dialog', { name: 'Report this offer' });
    await report.getByRole('radio', { name: 'It looks like a scam' }).check();
    await report.getByLabel('What should we know?').fill('They want 50 EUR first.');
    await report.getByLabel('E-mail for a receipt').fill('reporter@example.org');
    await report.getByRole('button', { name: 'Send the report' }).click();
    await guest.getByRole('dialog', { name: 'Thank you. We have your report.' }).waitFor();

    await demo.open(admin, '/admin');
    await admin.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Reports' }).click();
    const reported = admin.getByRole('article').filter({ hasText: 'They want 50 EUR first.' });
    await reported.getByRole('heading', { name: title }).waitFor();
    await reported.getByRole('button', { name: 'Take off the board …' }).click();
    await reported.getByRole('button', { name: 'Take it off' }).click();
    await reported.getByText('One field needs another look.').waitFor();
    await reported.getByLabel('What is wrong with it').fill('Applicants are asked to pay before they start.');
    await reported.getByRole('button', { name: 'Take it off' }).click();
    await message(admin, 'The offer is off the board; its company gets your reasons');
    await reported.waitFor({ state: 'detached' });

    const reasons = await readMail(product, ADDRESSES.company, `“${title}” was taken off the board`);
    expect(reasons.text).toContain('Applicants are asked to pay before they start.');
    expect(reasons.text).not.toContain('50 EUR');
    expect((await readMail(product, 'reporter@example.org', 'What became of your report')).text).toContain(
      'nobody sees it there any longer',
    );
    // The page that guests get is made anew by what has happened.
    const seen = async () => (await guest.context().request.get(product.url + url)).status();
    await eventually(async () => expect(await seen()).toBe(410));
    await demo.open(company, '/company/dashboard');
    await company.getByRole('heading', { name: `“${title}” was taken off the board` }).waitFor();
    await company.getByRole('link', { name: 'Reasons, and what you can do' }).click();
    await demo.reaches(company, '/company/jobs?state=taken_off');
    const row = company.getByRole('row').filter({ hasText: title }).first();
    await row.getByText('Applicants are asked to pay before they start.').waitFor();
    await row.getByRole('link', { name: 'Write to us about it' }).click();
    await eventually(async () =>
      expect(await company.getByLabel('Your message').inputValue()).toContain(`offer ${id}`),
    );

    await admin.getByRole('link', { name: 'Decided' }).click();
    await admin
      .getByRole('article')
      .filter({ has: admin.getByText(`Offer ${id}`, { exact: true }) })
      .getByRole('button', { name: 'Reinstate …' })
      .click();
    await admin.getByLabel('Why it is reversed').fill('It was a deposit for the key.');
    await admin.getByRole('button', { name: 'Reinstate', exact: true }).click();
    await message(admin, 'The offer is back; its company, and who reported it, are told why');
    expect((await readMail(product, ADDRESSES.company, `“${title}” is back`)).text).toContain('a deposit for the key');
    expect((await readMail(product, 'reporter@example.org', 'We have changed our decision')).text).toContain(
      'a deposit',
    );
    await admin.getByText('Taken off, and reinstated on').first().waitFor();
    await eventually(async () => expect(await seen()).toBe(200));
    await guest.context().close();

    await demo.open(admin, '/admin/audit-log?action=offer.');
    await admin.getByText('Took an offer off the board').waitFor();
    await admin
      .getByRole('link', { name: `Offer ${id}` })
      .first()
      .click();
    await heading(admin, 'Find');
    await admin.getByRole('article').getByRole('heading', { name: title }).waitFor();
    expect(admin.complaints.slice(before)).toEqual([]);
  });
});

// The last: it ends what the others work with.
describe('an account that somebody else has got into', () => {
  it('is signed out on all its devices by an operator', async () => {
    const { admin, company } = demo.pages;
    await demo.open(company, '/company/jobs');
    await heading(company, /^Jobs at ./);
    await demo.open(admin, '/admin/support-access');
    await admin.getByLabel('Account number or e-mail address').fill(ADDRESSES.company);
    await admin.keyboard.press('Enter');
    await admin.getByRole('button', { name: 'Sign out all devices of the account' }).click();
    await message(admin, 'All devices of the account are signed out');
    await company.reload();
    await heading(company, 'Welcome back');
    await demo.open(admin, '/admin');
    await heading(admin, 'Administration');
  });
});
