import type { CompanyOffersResponse, JobDetail } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { accessibilityProblems, DESKTOP, PHONE } from '../../support/browser.js';
import { eventually } from '../../support/eventually.js';
import type { PostingRoom } from './posting-room.js';

const DEMO_OFFER = 'Customer support specialist with German';

/** The company's offers in one list. */
export function describeOffersList(room: () => PostingRoom): void {
  describe('the list of a company’s offers', () => {
    it('finds by words and state, and says so in the address', async () => {
      const page = await room().recruiter();
      await room().draft(page, { title: 'Harp tuner for winter', step: 1 });
      await room().draft(page, { title: 'Harp teacher', step: 1 });
      await room().open(page, '/company/jobs');
      await page.getByRole('searchbox', { name: 'Find by title' }).fill('harp');
      await page.waitForURL(/q=harp/);
      await page.getByRole('link', { name: /^Draft/ }).click();
      await page.waitForURL(/state=draft/);
      await eventually(async () => expect(await page.getByRole('row').count()).toBe(3));
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.setViewportSize(PHONE);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.context().close();
    });

    it('deletes several drafts after a question', async () => {
      const page = await room().recruiter({ viewport: DESKTOP });
      const [one, two] = await Promise.all(
        ['Glove maker', 'Glove seller'].map((title) => room().draft(page, { title, step: 1 })),
      );
      await room().open(page, '/company/jobs?q=glove');
      await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
      await page.getByRole('group', { name: 'With the chosen ones' }).getByText('2 chosen').waitFor();
      await page.getByRole('button', { name: 'Delete draft' }).click();
      const question = page.getByRole('dialog', { name: 'Delete 2 drafts?' });
      expect(await accessibilityProblems(page)).toEqual([]);
      await question.getByRole('button', { name: 'Delete draft' }).click();
      await page.getByText('No offer fits this search.').waitFor();
      for (const offer of [one, two])
        await expect(room().saved(page, offer?.id ?? 0)).rejects.toThrow(/OFFER_NOT_FOUND|404/);
      await page.context().close();
    });

    it('asks how the search ended before an offer is closed, and leads on to a new one', async () => {
      const page = await room().recruiter();
      await room().open(page, '/company/jobs?state=published');
      const row = page.getByRole('row').nth(1);
      const title = (await row.getByRole('rowheader').getByRole('link').textContent()) ?? '';
      await row.getByLabel(`More for ${title}`).click();
      await row.getByRole('button', { name: 'Close', exact: true }).click();
      const question = page.getByRole('dialog', { name: `Close “${title}”?` });
      await question.getByRole('button', { name: 'Close', exact: true }).click();
      await question.getByRole('alert').getByText('Choose how it ended.').waitFor();
      await question.getByText('Yes, elsewhere').click();
      await question.getByRole('button', { name: 'Close', exact: true }).click();
      await question.waitFor({ state: 'hidden' });
      await page.goto(`${room().product.url}/company/jobs?state=closed`);
      const closed = page.getByRole('row', { name: new RegExp(title.slice(0, 20)) }).first();
      await closed.getByLabel(`More for ${title}`).click();
      await closed.getByRole('button', { name: 'Post again' }).click();
      await page.waitForURL(/\/company\/jobs\/create\?offer=\d+/);
      expect(await page.getByLabel('Job title').inputValue()).toBe(title);
      await page.context().close();
    });

    it('leads from a mail to the question whether to renew, and renews by a press alone', async () => {
      const page = await room().recruiter();
      const answer = await page.context().request.get(`${room().product.url}/api/companies/offers?state=published`);
      const { data } = (await answer.json()) as CompanyOffersResponse;
      const [{ id = 0, title = '', expires_at: before = null } = {}] = data;
      await room().open(page, `/company/jobs?renew=${id}`);
      const question = page.getByRole('dialog', { name: `Renew “${title}”?` });
      await question.waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect((await room().saved(page, id)).expires_at).toBe(before);
      await question.getByRole('button', { name: 'Renew for 30 days' }).click();
      await question.waitFor({ state: 'hidden' });
      await eventually(async () => expect((await room().saved(page, id)).expires_at).not.toBe(before));
      expect(page.url()).toBe(`${room().product.url}/company/jobs`);
      await page.context().close();
    });

    it('leads from a mail to the question whether an offer is still open, and says so by a press alone', async () => {
      const page = await room().recruiter();
      const { request } = page.context();
      const list = await request.get(`${room().product.url}/api/companies/offers?state=published`);
      const [{ id = 0, title = '' } = {}] = ((await list.json()) as CompanyOffersResponse).data;
      const confirmedOn = async () => {
        const answer = await request.get(`${room().product.url}/api/job?id=${id}`);
        return ((await answer.json()) as { job: JobDetail }).job.open_confirmed_at;
      };
      const before = await confirmedOn();
      await room().open(page, `/company/jobs?confirm=${id}`);
      const question = page.getByRole('dialog', { name: `Is “${title}” still open?` });
      await question.getByRole('button', { name: 'No, close it' }).click();
      const closing = page.getByRole('dialog', { name: `Close “${title}”?` });
      await closing.getByRole('button', { name: 'Cancel' }).click();
      await closing.waitFor({ state: 'hidden' });

      await room().open(page, `/company/jobs?confirm=${id}`);
      await question.waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await confirmedOn()).toBe(before);
      await question.getByRole('button', { name: 'Yes, it is open' }).click();
      await question.waitFor({ state: 'hidden' });
      await eventually(async () => expect(await confirmedOn()).not.toBe(before));
      expect(page.url()).toBe(`${room().product.url}/company/jobs`);
      await page.context().close();
    });

    it('shows who works for the company the way to edit, where others apply', async () => {
      const page = await room().recruiter();
      const answer = await page.context().request.get(`${room().product.url}/api/companies/offers?state=published`);
      const { data } = (await answer.json()) as CompanyOffersResponse;
      const own = data.find(({ url }) => url !== null);
      await room().open(page, own?.url ?? '');
      await page.getByText('This is your company’s offer.').first().waitFor();
      await page.getByRole('link', { name: 'Edit offer' }).first().click();
      await page.waitForURL(new RegExp(`/company/jobs/create\\?offer=${own?.id}`));
      await page.context().close();
    });

    it('shows the figures of an offer, with what people looked and applied', async () => {
      const page = await room().recruiter();
      await room().product.query(
        `INSERT INTO offer_day_figure (offer_id, day, platform, views)
         SELECT id, current_date, 'mobile', 1234 FROM offer WHERE title = $1 AND apply_here`,
        [DEMO_OFFER],
      );
      await room().open(page, `/company/jobs?q=${encodeURIComponent(DEMO_OFFER)}`);
      const row = page.getByRole('row').nth(1);
      await row.getByLabel(/^More for/).click();
      await row.getByRole('button', { name: 'Figures' }).click();
      const figures = page.getByRole('dialog', { name: /^Figures: / });
      await figures.getByText(/Counted without cookies/).waitFor();
      const table = figures.getByRole('table', { name: 'By platform' });
      await table.waitFor();
      expect(await table.getByRole('columnheader').allTextContents()).toEqual(['Platform', 'Views', 'Applications']);
      const phones = table.getByRole('row', { name: /^Phone/ }).getByRole('cell');
      expect(await phones.allTextContents()).toEqual(['1,234', '0']);
      expect(
        await table
          .getByRole('row', { name: /^Computer/ })
          .getByRole('cell')
          .allTextContents(),
      ).toEqual(['0', expect.stringMatching(/^[1-9]/)]);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await figures.waitFor({ state: 'hidden' });
      await page.context().close();
    });
  });
}
