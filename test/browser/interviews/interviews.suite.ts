import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { accessibilityProblems, openRunning, PHONE, type WatchedPage } from '../../support/browser.js';
import { eventually } from '../../support/eventually.js';
import type { RunningProduct } from '../../support/product.js';
import { toast } from '../account-steps.js';
import { apply, type PostedOffer, pageOf, postOffer } from '../applying/stage.js';

const DAY_MS = 86_400_000;

/** From times that are offered to an interview that stands, is moved and is called off. */
export function describeInterviews(started: () => { product: RunningProduct; browser: Browser }): void {
  let product: RunningProduct;
  let browser: Browser;
  let recruiter: WatchedPage;
  let candidate: WatchedPage;
  let offer: PostedOffer;
  let application: number;

  beforeAll(async () => {
    ({ product, browser } = started());
    recruiter = await pageOf(product, browser, 'company', { timezoneId: 'Europe/Berlin' });
    candidate = await pageOf(product, browser, 'candidate', {
      ...{ viewport: PHONE, hasTouch: true, timezoneId: 'Europe/Helsinki' },
    });
    offer = await postOffer(product, recruiter, 'Keeper of the lighthouse');
    application = await apply(product, candidate, offer);
  });

  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const drawer = () => recruiter.getByRole('dialog').getByRole('region', { name: 'Interview' });
  const own = () => candidate.getByRole('region', { name: 'Interview', exact: true });
  const widerThanScreen = (page: WatchedPage) =>
    page.evaluate<number>('Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)');

  describe('an interview', () => {
    it('is offered at several times by keys, chosen on a phone, seen at once, moved and cancelled', async () => {
      await openRunning(recruiter, `${product.url}/company/applicants/${offer.id}/1?applicant=${application}`);
      await drawer().getByRole('button', { name: 'Offer times' }).press('Enter');
      const form = recruiter.getByRole('dialog', { name: /^Offer times to/ });
      await form.getByRole('button', { name: /^Offer/ }).press('Enter');
      await form.getByText('Choose at least one day').waitFor();
      await form.getByLabel('Day 1', { exact: true }).fill(inDays(3));
      await form.getByRole('button', { name: 'Another day' }).press('Enter');
      await recruiter.locator(':focus').fill(inDays(4));
      await form.getByLabel('Time 1', { exact: true }).fill('10:00');
      await form.getByLabel(/^Address of the video call/).fill('https://meet.example.test/lighthouse');
      expect(await accessibilityProblems(recruiter)).toEqual([]);
      await form.getByRole('button', { name: 'Offer 2 times' }).press('Enter');
      await drawer().getByText('2 times are offered').waitFor();

      await openRunning(candidate, `${product.url}/account/dashboard`);
      const waiting = candidate.getByRole('region', { name: 'Waiting for you' });
      expect(await waiting.getByText(offer.title).isVisible()).toBe(true);
      await waiting.getByRole('link', { name: 'Choose a time for your interview' }).click();
      await candidate.waitForURL(`${product.url}/account/applications/${application}#interview`);
      await own().getByText('Eastern European').first().waitFor();
      expect(await own().getByRole('radio').count()).toBe(2);
      await own().getByText('11:00–11:45').first().waitFor();
      await own().getByText('For the company').first().waitFor();
      await own().getByRole('button', { name: 'Book this time' }).click();
      await own().getByText('Choose a time first').waitFor();
      await own().getByRole('radio').first().check();
      expect([await accessibilityProblems(candidate), await widerThanScreen(candidate)]).toEqual([[], 0]);
      await own().getByRole('button', { name: 'Book this time' }).click();
      await toast(candidate, 'Your interview is booked');

      await drawer().getByText('Booked', { exact: true }).waitFor();
      await drawer().getByText('For the candidate').first().waitFor();
      const address = await own()
        .getByRole('link', { name: /calendar/ })
        .getAttribute('href');
      const file = await candidate.context().request.get(`${product.url}${address}`);
      expect(await file.text()).toContain('BEGIN:VEVENT');

      await own().getByRole('button', { name: 'Move', exact: true }).click();
      await own().getByRole('radio').first().check();
      await own().getByRole('button', { name: 'Move the interview there' }).click();
      await toast(candidate, 'Your interview is moved');
      await own().getByRole('button', { name: 'Cancel the interview' }).click();
      const asked = candidate.getByRole('dialog');
      await asked.getByRole('textbox').fill('The ferry does not run.');
      await asked.getByRole('button', { name: 'Cancel the interview' }).click();
      await own().getByText('You have called it off.').waitFor();
      await drawer().getByText('The ferry does not run.').waitFor();
      expect([await accessibilityProblems(candidate), await accessibilityProblems(recruiter)]).toEqual([[], []]);
    });

    it('that somebody else has taken is said to be gone, and what is left stays to be chosen', async () => {
      await openRunning(candidate, `${product.url}/account/applications/${application}`);
      await own().getByRole('radio').first().waitFor();
      const [taken] = await product.query<{ id: number }>(
        'SELECT min(slot_id) AS id FROM interview_invitation WHERE application_id = $1',
        [application],
      );
      await product.query('UPDATE interview_slot SET removed_at = now() WHERE id = $1', [taken?.id]);
      await own().getByRole('radio').first().check();
      await own().getByRole('button', { name: 'Book this time' }).click();
      await own()
        .getByText(/has just taken this time/)
        .waitFor();
      await eventually(async () => expect(await own().getByRole('radio').count()).toBe(1));
      await own().getByRole('radio').check();
      await own().getByRole('button', { name: 'Book this time' }).click();
      await own().getByText('Booked', { exact: true }).waitFor();
    });

    it('stands among those of the company, also on the smallest phone and in German', async () => {
      const small = await pageOf(product, browser, 'company', { viewport: { width: 320, height: 640 } });
      await openRunning(small, `${product.url}/de/company/interviews`);
      await small.getByRole('heading', { name: 'Gespräche', level: 1 }).waitFor();
      const entry = small.getByRole('listitem').filter({ hasText: offer.title });
      await entry
        .getByRole('link', { name: /lighthouse/ })
        .first()
        .waitFor();
      expect([await accessibilityProblems(small), await widerThanScreen(small)]).toEqual([[], 0]);
      await small.getByRole('button', { name: 'Meine' }).click();
      await entry.waitFor();
      await small.context().close();
    });
  });
}
