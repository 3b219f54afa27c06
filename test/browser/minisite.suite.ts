import { describe, expect, it } from '@jest/globals';
import {
  accessibilityProblems,
  DESKTOP,
  openAnswering,
  openPage,
  openRunning,
  PHONE,
  untilPainted,
  untilRunning,
} from '../support/browser.js';
import { builtFile } from '../support/built-file.js';
import type { OfferBoard } from './offer-board.js';

const accent = (selector: string) =>
  `getComputedStyle(document.querySelector(${JSON.stringify(selector)})).getPropertyValue('--accent')`;

/** A company's own list, in its own look. */
export function describeMinisites(board: () => OfferBoard): void {
  const address = (path: string) => board().product.url + path;
  describe('the page of a company', () => {
    it('shows its look and its offers alone, before any script runs', async () => {
      const page = await openPage(board().browser, { javaScriptEnabled: false });
      const answer = await page.goto(address('/jobs-at-waterfront'));
      expect(answer?.status()).toBe(200);
      const main = page.getByRole('main');
      expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe('Jobs at Waterfront Hotels');
      expect(await main.getByText('Stay by the river').isVisible()).toBe(true);
      expect(await main.getByRole('heading', { name: 'About Waterfront Hotels' }).isVisible()).toBe(true);
      expect(await main.locator('strong', { hasText: 'forty' }).isVisible()).toBe(true);
      const offers = await main.getByRole('listitem').getByRole('article').all();
      expect(offers).toHaveLength(4);
      for (const offer of offers) {
        expect(await offer.locator('p').first().textContent()).toMatch(/^Waterfront Hotels/);
      }
      await page.context().close();
    });

    it('keeps what the server sent until its code is there, also when the session is known before', async () => {
      const page = await openPage(board().browser);
      const header = `**/${builtFile('minisite-header')}*`;
      let bring = () => {};
      const brought = new Promise<void>((resolve) => {
        bring = resolve;
      });
      await page.route(header, async (route) => {
        await brought;
        await route.continue();
      });
      const code = page.waitForResponse(header);
      await page.addInitScript(`
        window.timesWithoutHeading = 0;
        new MutationObserver(() => {
          if (document.readyState !== 'loading' && document.querySelector('h1') === null) window.timesWithoutHeading += 1;
        }).observe(document, { childList: true, subtree: true });`);
      await openAnswering(page, address('/jobs-at-waterfront'));
      await untilPainted(page);
      bring();
      await code;
      await untilRunning(page);
      await page.getByRole('link', { name: 'See 4 offers' }).waitFor();
      expect(await page.evaluate('window.timesWithoutHeading')).toBe(0);
      await page.context().close();
    });

    it.each([PHONE, DESKTOP])('does not move while it loads: %j', async (viewport) => {
      const page = await openPage(board().browser, { viewport });
      await page.addInitScript(`
        window.moved = 0;
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries()) window.moved += shift.value;
        }).observe({ type: 'layout-shift', buffered: true });`);
      await openRunning(page, address('/jobs-at-waterfront'));
      await untilPainted(page);
      expect(await page.evaluate<number>('window.moved')).toBeLessThan(0.01);
      await page.context().close();
    });

    it('has its own colour, which the other lists do not have', async () => {
      const page = await openPage(board().browser);
      await openRunning(page, address('/jobs-at-waterfront'));
      const own = await page.evaluate(accent('main h1'));
      expect(own).not.toBe(await page.evaluate(accent('header')));
      await page.getByRole('banner').getByRole('link', { name: 'All jobs' }).click();
      await page.getByRole('heading', { level: 1, name: 'Jobs in Europe' }).waitFor();
      expect(await page.evaluate(accent('main h1'))).toBe(await page.evaluate(accent('header')));
      expect(page.complaints).toEqual([]);
      await page.context().close();
    });

    it('selects no offer by itself; one that is chosen opens beside the list, and filters stay in the address', async () => {
      const page = await openPage(board().browser);
      await openRunning(page, address('/jobs-at-waterfront?keywords=cook'));
      await page.getByText('Choose an offer and it opens here.').waitFor();
      expect(new URL(page.url()).searchParams.has('job')).toBe(false);
      await page.getByRole('link', { name: 'Breakfast cook' }).click();
      await page.getByLabel('Selected offer').getByRole('heading', { name: 'Breakfast cook' }).waitFor();
      const { pathname, searchParams } = new URL(page.url());
      expect(pathname).toBe('/jobs-at-waterfront');
      expect(searchParams.get('keywords')).toBe('cook');
      expect(page.complaints).toEqual([]);
      await page.context().close();
    });

    it('has a plain head without a template, and is 404 for a company that has none', async () => {
      const page = await openPage(board().browser, { javaScriptEnabled: false });
      await page.goto(address('/jobs-at-two-feet'));
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Jobs at Two Feet Tours');
      expect(await page.evaluate(accent('main h1'))).toBe(await page.evaluate(accent('header')));
      expect((await page.goto(address('/jobs-at-nobody')))?.status()).toBe(404);
      await page.context().close();
    });

    it.each([
      { colorScheme: 'light', viewport: DESKTOP },
      { colorScheme: 'dark', viewport: DESKTOP },
      { colorScheme: 'light', viewport: PHONE },
      { colorScheme: 'dark', viewport: PHONE },
    ] as const)('axe finds nothing: %j', async (look) => {
      const page = await openPage(board().browser, { ...look });
      await page.goto(address('/jobs-at-waterfront'), { waitUntil: 'load' });
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.context().close();
    });

    it('does not scroll sideways at 320 px', async () => {
      const page = await openPage(board().browser, { viewport: { width: 320, height: 640 } });
      await page.goto(address('/jobs-at-waterfront'));
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
      await page.context().close();
    });
  });
}
