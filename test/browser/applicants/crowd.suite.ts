import { expect, it } from '@jest/globals';
import { openRunning, type WatchedPage } from '../../support/browser.js';
import { eventually } from '../../support/eventually.js';
import type { RunningProduct } from '../../support/product.js';
import { call } from '../applying/stage.js';
import { addCrowd, removeCrowd } from './crowd.js';

const MOST_NODES = 3_500;

type Scrolled = { scrollTop: number; scrollHeight: number };

interface Crowded {
  product: RunningProduct;
  page: WatchedPage;
  offerId: number;
  applicationId: number;
}

/** A board on which very many stand. */
export function describeCrowd(crowded: () => Crowded): void {
  it('are drawn as far as one sees, however many there are, and stay in sight when others change something', async () => {
    const { product, page, offerId, applicationId } = crowded();
    await addCrowd(product, applicationId, 5_000);
    try {
      await openRunning(page, `${product.url}/company/applicants`);
      await page.goto(`${product.url}/company/applicants/${offerId}/1?view=board`);
      const column = page.getByRole('region', { name: /^New/ });
      await column.getByRole('article').first().waitFor();
      expect(await page.evaluate('document.getElementsByTagName("*").length')).toBeLessThan(MOST_NODES);

      const cards = column.getByRole('group');
      const height = () => cards.evaluate((scrolled: Scrolled) => scrolled.scrollHeight);
      const top = () => cards.evaluate((scrolled: Scrolled) => scrolled.scrollTop);
      const scrollTo = (place: number) =>
        cards.evaluate((scrolled: Scrolled, to) => {
          scrolled.scrollTop = to;
        }, place);
      for (const _window of [1, 2]) {
        const reached = await height();
        await scrollTo(reached);
        await eventually(async () => expect(await height()).toBeGreaterThan(reached));
      }
      await scrollTo(20_000);
      const stood = await top();
      const inSight = column.getByRole('article').nth(5);
      const name = await inSight.getAttribute('aria-label');
      expect(await page.evaluate('document.getElementsByTagName("*").length')).toBeLessThan(MOST_NODES);

      // Somebody else moves one who is far from what is in sight.
      const total = column.getByRole('heading', { level: 2 });
      const before = await total.textContent();
      const [last] = await product.query<{ id: number; version: number }>(
        `SELECT id, version FROM job_application WHERE offer_id = $1 AND status = 'new' ORDER BY applied_at LIMIT 1`,
        [offerId],
      );
      const path = `/api/companies/applicants/${last?.id}/status`;
      await call(page, product, 'PATCH', path, { status: 'hired', version: last?.version });
      await eventually(async () => expect(await total.textContent()).not.toBe(before));
      expect([await top(), await inSight.getAttribute('aria-label')]).toEqual([stood, name]);
    } finally {
      await removeCrowd(product);
    }
  });
}
