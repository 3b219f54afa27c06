import { describe, expect, it } from '@jest/globals';
import { eventually } from '../../support/eventually.js';
import { isSaved, next, offerNumber, type PostingRoom, step } from './posting-room.js';

/** What is typed stays, whatever happens. */
export function describeSafety(room: () => PostingRoom): void {
  describe('an offer that is written', () => {
    it('is there after a reload, also what was not saved', async () => {
      const page = await room().recruiter();
      await room().open(page, '/company/jobs/create');
      await page.route('**/api/companies/offers', (route) => route.abort());
      await page.getByLabel('Job title').fill('Kept by the tab');
      await page.getByText('You are offline. This is kept here').waitFor();
      await page.unroute('**/api/companies/offers');
      await page.reload();
      await eventually(async () => expect(await page.getByLabel('Job title').inputValue()).toBe('Kept by the tab'));
      await page.getByLabel('Job title').press('End');
      await page.keyboard.type('!');
      await isSaved(page);
      const id = await offerNumber(page);
      expect((await room().saved(page, id)).title).toBe('Kept by the tab!');
      // A new one begins empty.
      await room().open(page, '/company/jobs/create');
      expect(await page.getByLabel('Job title').inputValue()).toBe('');
      await page.context().close();
    });

    it('is one draft, however fast one types', async () => {
      const page = await room().recruiter();
      await room().open(page, '/company/jobs/create');
      const made: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/api/companies/offers')) made.push(request.url());
      });
      await page.getByLabel('Job title').pressSequentially('Typed at once, and in a hurry', { delay: 5 });
      await next(page);
      await step(page, 'Languages and skills');
      await isSaved(page);
      await offerNumber(page);
      expect(made).toHaveLength(1);
      await page.context().close();
    });

    it('shows both versions where two windows have written', async () => {
      const page = await room().recruiter();
      const { id } = await room().draft(page, { title: 'Before', step: 1 });
      const second = await room().secondWindow(page);
      const address = `/company/jobs/create?offer=${id}&step=1`;
      await room().open(page, address);
      await room().open(second, address);
      await page.getByLabel('Job title').fill('From the first window');
      await isSaved(page);
      await second.getByLabel('Job title').fill('From the second window');
      await second.getByText('You have changed this in another window, too.').waitFor();
      await second.getByRole('group', { name: 'Job title' }).getByText('From the first window').waitFor();
      expect((await room().saved(page, id)).title).toBe('From the first window');
      await second.getByRole('button', { name: 'Keep this one' }).click();
      await eventually(async () => expect((await room().saved(page, id)).title).toBe('From the second window'));
      await eventually(async () => expect(await second.evaluate('document.activeElement.tagName')).not.toBe('BODY'));
      await page.context().close();
    });

    it('comes back after the session has ended', async () => {
      const page = await room().recruiter();
      const { id } = await room().draft(page, { title: 'Signed out', step: 1 });
      await room().open(page, `/company/jobs/create?offer=${id}&step=1`);
      // Opened with all that the page asks by itself, which would notice it before anything is typed.
      await page.context().clearCookies({ name: 'token' });
      await page.getByLabel('Job title').fill('Typed by nobody');
      await page.waitForURL(/\/login/);
      await page.getByLabel('E-mail', { exact: true }).fill('company@demo.test');
      await page.getByLabel('Password', { exact: true }).fill('babelboard-demo');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.waitForURL(new RegExp(`offer=${id}`));
      await eventually(async () => expect((await room().saved(page, id)).title).toBe('Typed by nobody'));
      await page.context().close();
    });
  });
}
