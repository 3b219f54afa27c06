import { expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { accessibilityProblems, openRunning, PHONE } from '../../support/browser.js';
import { eventually } from '../../support/eventually.js';
import type { RunningProduct } from '../../support/product.js';
import { pageOf } from '../applying/stage.js';
import { addCrowd, removeCrowd } from './crowd.js';

interface Fitting {
  product: RunningProduct;
  browser: Browser;
  offerId: number;
  applicationId: number;
}

/** How applicants fit, on a phone. */
export function describeFit(fitting: () => Fitting): void {
  it('say how they fit and why, by time unless somebody asks for the best fit first', async () => {
    const { product, browser, offerId, applicationId } = fitting();
    await addCrowd(product, applicationId, 3);
    try {
      // The offer asks for what the candidate of the demo sent; one of the others speaks nothing, one says nothing.
      await product.query(
        `UPDATE offer SET skill_ids = (SELECT skill_ids FROM job_application WHERE id = $2), languages = (
           SELECT jsonb_build_array(languages -> 0 || '{"level": null, "mandatory": true, "recognised": false, "oneOfGroup": null}')
           FROM job_application WHERE id = $2) WHERE id = $1`,
        [offerId, applicationId],
      );
      await product.query(`UPDATE job_application SET languages = '[]' WHERE offer_id = $1 AND name = 'Applicant 1'`, [
        offerId,
      ]);
      await product.query(
        `UPDATE job_application SET headline = '', skill_ids = '{}', experience = '[]'
         WHERE offer_id = $1 AND name = 'Applicant 2'`,
        [offerId],
      );
      const phone = await pageOf(product, browser, 'company', { viewport: PHONE, hasTouch: true });
      const names = () => phone.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
      await openRunning(phone, `${product.url}/company/applicants/${offerId}/1`);
      await phone.getByText('No fit figure: a mandatory language is missing').waitFor();
      await phone.getByText('No fit figure: says too little').waitFor();
      expect((await names()).slice(1)).toEqual(['Applicant 1', 'Applicant 2', 'Applicant 3']);
      await phone.getByRole('button', { name: 'Filter' }).click();
      await phone.getByRole('combobox', { name: 'Order' }).selectOption('fit');
      await eventually(async () =>
        expect((await names()).slice(1)).toEqual(['Applicant 3', 'Applicant 1', 'Applicant 2']),
      );
      await phone.getByText('you decide').waitFor();
      expect(await accessibilityProblems(phone)).toEqual([]);
      await phone.getByRole('link', { name: 'Applicant 3' }).click();
      const drawer = phone.getByRole('dialog');
      await drawer.getByText(/^Fit \d+$/).waitFor();
      const why = drawer.getByRole('list', { name: 'What makes the fit' });
      await why.getByText(/^Speaks the language it asks for: /).waitFor();
      await why.getByText(/^\d+ of \d+ skills?$/).waitFor();
      expect(await drawer.getByRole('link', { name: 'What counts, and how much' }).getAttribute('href')).toMatch(
        /ranking$/,
      );
      expect(await accessibilityProblems(phone)).toEqual([]);
      await phone.context().close();
    } finally {
      await removeCrowd(product);
    }
  });
}
