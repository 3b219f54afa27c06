import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { PHONE } from '../../support/browser.js';
import { eventually } from '../../support/eventually.js';
import { IN_BERLIN, isSaved, type PostingRoom, step } from './posting-room.js';

const IN_VIENNA = { city_id: 2761369, country_id: 40 };

/** All that an offer needs, but for where it is and what it pays. */
const WHOLE = {
  description: '<p>You welcome our guests.</p>',
  employment_type: [1],
  apply: { here: true },
  step: 6,
};

const UP_TO = { min: null, max: 40_000, currency: 'EUR', period: 'year' };

/** What holds an offer back, said where it can be mended. */
export function describeGates(room: () => PostingRoom): void {
  const focusIsOnPage = (page: Page) => page.evaluate<boolean>('document.activeElement !== document.body');
  describe('an offer that is held back', () => {
    it('says where the law wants the pay to begin, and is published once it does', async () => {
      const page = await room().recruiter();
      const { id } = await room().draft(page, { ...WHOLE, title: 'Up to', places: [IN_VIENNA], salary: UP_TO });
      await room().open(page, `/company/jobs/create?offer=${id}&step=6`);
      const publish = page.getByRole('button', { name: 'Publish', exact: true });
      await publish.waitFor();
      expect(await publish.isDisabled()).toBe(true);
      await page.getByRole('note').getByRole('link', { name: 'Salary range' }).click();
      await step(page, 'Contract and pay');
      const from = page.getByLabel(/^From/);
      expect(await from.getAttribute('required')).not.toBeNull();
      await from.fill('36000');
      await isSaved(page);
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await page.getByRole('button', { name: 'To the preview' }).click();
      await eventually(async () => expect(await publish.isDisabled()).toBe(false));
      await page.context().close();
    });

    it('brings the reason into sight on a phone', async () => {
      const page = await room().recruiter({ viewport: PHONE, hasTouch: true, isMobile: true });
      const salary = { ...UP_TO, min: 36_000 };
      const { id } = await room().draft(page, { ...WHOLE, title: 'Refused', places: [IN_BERLIN], salary });
      await page.route('**/publish', (route) => {
        const problem = { code: 'OFFER_ALLOWANCE_USED', status: 409, detail: 'No further offer can be live.' };
        return route.fulfill({ status: 409, contentType: 'application/problem+json', body: JSON.stringify(problem) });
      });
      await room().open(page, `/company/jobs/create?offer=${id}&step=6`);
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      const reason = page.getByRole('alert').filter({ has: page.getByRole('link') });
      await reason.waitFor();
      await eventually(async () => {
        expect(await reason.evaluate('document.activeElement.getAttribute("role")')).toBe('alert');
        const box = await reason.boundingBox();
        expect(box?.y).toBeGreaterThan(0);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(PHONE.height);
      });
      await page.context().close();
    });
  });

  describe('what two members write', () => {
    it('in one language version is told to the second, whose next press puts theirs in its place', async () => {
      const page = await room().recruiter();
      const { id } = await room().draft(page, { ...WHOLE, title: 'Two writers', places: [IN_BERLIN] });
      const second = await room().secondWindow(page);
      const address = `/company/jobs/create?offer=${id}&step=3`;
      await room().open(page, address);
      await page.getByRole('button', { name: 'Add a language version' }).click();
      await page.getByLabel('Language of this version').selectOption({ label: 'French' });
      await page.getByLabel('Job title').fill('Deux auteurs');
      await page.getByRole('textbox', { name: 'Description', exact: true }).last().click();
      await page.keyboard.type('Bienvenue');
      const save = (of: Page) => of.getByRole('button', { name: 'Save this version' }).click();
      await save(page);
      await page.getByRole('button', { name: /^Edit\s*French/ }).waitFor();

      await room().open(second, address);
      for (const one of [page, second]) await one.getByRole('button', { name: /^Edit\s*French/ }).click();
      await page.getByLabel('Job title').fill('Le premier');
      await save(page);
      await page.getByText('Le premier').waitFor();
      await second.getByLabel('Job title').fill('Le second');
      await save(second);
      await second.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
      const titles = async () => (await room().saved(page, id)).versions.map(({ title }) => title);
      expect(await titles()).toEqual(['Le premier']);
      await save(second);
      await eventually(async () => expect(await titles()).toEqual(['Le second']));
      await page.context().close();
    });

    it('of the screening questions is kept while they look at the offer, which the page names', async () => {
      const page = await room().recruiter();
      const { id } = await room().draft(page, { ...WHOLE, title: 'Asked for', places: [IN_BERLIN] });
      await room().open(page, `/company/jobs/create?offer=${id}&step=5`);
      await page.getByRole('link', { name: 'Write screening questions' }).click();
      await page.getByText('Asked for', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Add a question' }).click();
      await page.getByRole('textbox', { name: 'Question' }).fill('Can you start in May?');
      await page.getByRole('link', { name: 'Back to your offer' }).click();
      await step(page, 'Applying');
      await page.getByRole('link', { name: 'Write screening questions' }).click();
      await eventually(async () =>
        expect(await page.getByRole('textbox', { name: 'Question' }).inputValue()).toBe('Can you start in May?'),
      );
      await page.getByText('Not saved yet').waitFor();
      await page.getByRole('button', { name: 'Save questions' }).click();
      await page.getByText('Not saved yet').waitFor({ state: 'hidden' });
      expect(await focusIsOnPage(page)).toBe(true);
      await page.context().close();
    });
  });

  describe('offers that are to be confirmed', () => {
    it('stand alone in their list, and leave it once they are', async () => {
      const page = await room().recruiter();
      const salary = { ...UP_TO, min: 36_000 };
      const title = 'Open for long';
      const { id } = await room().draft(page, { ...WHOLE, title, places: [IN_BERLIN], salary });
      const headers = { Origin: room().product.url };
      const path = `${room().product.url}/api/companies/offers/${id}/publish`;
      expect((await page.context().request.post(path, { headers, data: {} })).ok()).toBe(true);
      await room().product.query(
        `UPDATE offer SET published_at = now() - interval '20 days', open_confirmed_at = NULL WHERE id = $1`,
        [id],
      );
      await room().open(page, '/company/jobs?confirm=due');
      const row = page.getByRole('row', { name: new RegExp(title) });
      await row.waitFor();
      await room().open(page, `/company/jobs?confirm=${id}`);
      await page.getByRole('button', { name: 'Yes, it is open' }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await room().open(page, '/company/jobs?confirm=due');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await eventually(async () => expect(await row.count()).toBe(0));
      await page.context().close();
    });
  });
}
