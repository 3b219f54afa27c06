import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { column, pdfOf } from '../../../libs/document-reading/src/testing/made-pdf.js';
import { accessibilityProblems, openRunning, PHONE, type WatchedPage } from '../../support/browser.js';
import { eventually } from '../../support/eventually.js';
import type { RunningProduct } from '../../support/product.js';
import { apply, call, closeOffer, type PostedOffer, pageOf, postOffer } from '../applying/stage.js';

const PDF = Buffer.from(
  pdfOf(
    column(50, 60, 20, 'Irini Almeida', 'Night porter since 2019'),
    column(50, 60, 20, 'References', 'The Harbour House, Porto'),
  ),
);

/** A CV that came with an application, read in the panel of who applied. */
export function describeSentCv(given: () => { product: RunningProduct; browser: Browser; page: WatchedPage }): void {
  describe('the CV that an applicant sent', () => {
    let offer: PostedOffer;
    let cvId: number;
    let candidate: WatchedPage;

    beforeAll(async () => {
      const { product, browser, page } = given();
      offer = await postOffer(product, page, 'Porter who sends a CV');
      candidate = await pageOf(product, browser, 'candidate');
      const uploaded = await candidate.context().request.post(`${product.url}/api/candidates/mycv/fromVue`, {
        headers: { Origin: product.url },
        multipart: { cv: { name: 'porter.pdf', mimeType: 'application/pdf', buffer: PDF } },
      });
      cvId = ((await uploaded.json()) as { cv: { id: number } }).cv.id;
      await apply(product, candidate, offer, cvId);
    });
    afterAll(async () => {
      const { product, page } = given();
      await call(candidate, product, 'DELETE', `/api/candidates/mycv/${cvId}`);
      await candidate.context().close();
      await closeOffer(product, page, offer);
    });

    it.each([
      ['on a desktop', {}],
      ['on a phone', { viewport: PHONE, hasTouch: true }],
    ])('is read in its place, page by page, %s', async (_where, options) => {
      const { product, browser } = given();
      const page = await pageOf(product, browser, 'company', options);
      await openRunning(page, `${product.url}/company/applicants/${offer.id}/1`);
      await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click();
      const drawer = page.getByRole('dialog');
      const first = drawer.getByRole('group', { name: 'Page 1 of 2' });
      // A page is drawn when somebody comes near it.
      await first.scrollIntoViewIfNeeded();
      // The letters over the picture, which is drawn with them.
      await first.getByText('Night porter since 2019').waitFor({ state: 'attached' });
      const drawn = () =>
        first.locator('canvas').evaluate((canvas: object) => {
          const { width, height } = canvas as { width: number; height: number };
          const context = Reflect.get(canvas, 'getContext').call(canvas, '2d');
          const dots: Uint8ClampedArray = context.getImageData(0, 0, width, height).data;
          return dots.filter((dot, at) => at % 4 === 0 && dot < 224).length;
        });
      // Letters are drawn one after the other, on a phone so small that none is black.
      await eventually(async () => expect(await drawn()).toBeGreaterThan(100));
      await drawer.getByRole('group', { name: 'Page 2 of 2' }).scrollIntoViewIfNeeded();
      await drawer.getByText('The Harbour House, Porto').waitFor({ state: 'attached' });
      const narrow = (await first.boundingBox())?.width ?? 0;
      await drawer.getByRole('button', { name: 'Larger' }).click();
      await first.locator('canvas').waitFor();
      expect((await first.boundingBox())?.width).toBeGreaterThan(narrow * 1.4);
      expect(await accessibilityProblems(page)).toEqual([]);

      await drawer.getByRole('link', { name: 'Open porter.pdf' }).click();
      await page.getByRole('heading', { level: 1, name: 'porter.pdf' }).waitFor();
      await page.getByText('Night porter since 2019').waitFor({ state: 'attached' });
      await page.context().close();
    });

    it('can be saved where it cannot be shown', async () => {
      const { product, browser } = given();
      const page = await pageOf(product, browser, 'company');
      await page.route('**/api/companies/applicants/*/cv?inline=1', (route) =>
        route.fulfill({ status: 200, contentType: 'application/pdf', body: 'no PDF at all' }),
      );
      await openRunning(page, `${product.url}/company/applicants/${offer.id}/1`);
      await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click();
      await page.getByText('This PDF cannot be shown here.').waitFor();
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Save porter.pdf' }).click(),
      ]);
      expect(saved.suggestedFilename()).toBe('porter.pdf');
      await page.context().close();
    });
  });
}
