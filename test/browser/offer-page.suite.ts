import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accessibilityProblems, DESKTOP, openPage, openRunning, PHONE } from '../support/browser.js';
import { GONE, type OfferBoard, RECEPTIONIST } from './offer-board.js';

const robots = (page: Page) => page.locator('meta[name="robots"]').getAttribute('content');

/** What one sees of an offer, of one that has ended and of one that never was. */
export function describeOfferPages(board: () => OfferBoard): void {
  const address = (path = '') => board().product.url + path;
  const pathOf = (title: string) => board().paths[title] ?? '/no-offer-of-this-title';

  describe('the page of an offer', () => {
    it('says everything that its structured data says', async () => {
      const page = await openPage(board().browser, { javaScriptEnabled: false });
      await page.goto(address(pathOf(RECEPTIONIST)));
      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
      const data = blocks.flatMap((block) => JSON.parse(block)) as Record<string, never>[];
      const posting = data.find((entry) => entry['@type'] === 'JobPosting') as unknown as {
        title: string;
        datePosted: string;
        validThrough: string;
        hiringOrganization: { name: string };
        identifier: { value: string };
        jobLocation: { address: { addressLocality: string; addressCountry: string } }[];
      };
      const text = await page.getByRole('main').innerText();
      const date = (iso: string) =>
        new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
      const { addressLocality, addressCountry } = posting.jobLocation[0]?.address ?? {};
      for (const said of [
        posting.title,
        posting.hiringOrganization.name,
        `${addressLocality}, ${addressCountry}`,
        date(posting.datePosted),
        date(posting.validThrough),
        `Reference number\n${posting.identifier.value}`,
        'Full-time',
        'from €16 an hour',
        '≈ from €27,520 a year, at 1,720 hours',
        'read from the text',
      ]) {
        expect(text).toContain(said);
      }
      await page.context().close();
    });

    it('leads on: the way back, the same job elsewhere, related offers, places on demand', async () => {
      const page = await openPage(board().browser);
      await openRunning(page, address(pathOf(RECEPTIONIST)));
      const way = page.getByRole('navigation', { name: 'You are here' });
      expect(await way.getByRole('link', { name: 'Jobs in Vienna' }).getAttribute('href')).toBe('/jobs-in-Vienna');
      const more = page.getByRole('complementary', { name: 'More offers' });
      expect(await more.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
        'Similar offers',
        'In Vienna',
        'At Waterfront Hotels',
        'With the same languages',
        'Similar jobs in other places',
      ]);
      expect(await more.getByRole('article').filter({ hasText: 'Hotel receptionist at the lake' }).count()).toBe(3);
      await more.getByRole('button', { name: 'Show places with offers like this' }).click();
      await more.getByRole('link', { name: /^Linz, Austria/ }).waitFor();
      await page.goto(address(pathOf('Tour guide on foot')));
      await page.getByText('The same job is also open in').waitFor();
      expect(page.complaints).toEqual([]);
      await page.context().close();
    });

    it('hands on its own address without what stood behind it, by the clipboard or by the device', async () => {
      const page = await openPage(board().browser, { permissions: ['clipboard-read', 'clipboard-write'] });
      await openRunning(page, `${address(pathOf(RECEPTIONIST))}?utm_source=mail`);
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByText('Link copied.').waitFor();
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(address(pathOf(RECEPTIONIST)));
      await page.evaluate('navigator.share = async (what) => { window.shared = what; }');
      await page.getByRole('button', { name: 'Share' }).click();
      expect(await page.evaluate('window.shared')).toEqual({
        title: 'Hotel receptionist, Waterfront Hotels',
        url: address(pathOf(RECEPTIONIST)),
      });
      await page.context().close();
    });

    it('is marked as seen in lists afterwards', async () => {
      const page = await openPage(board().browser);
      await openRunning(page, address(pathOf('Night porter')));
      await page.goto(address('/jobs?keywords=porter'));
      await page.getByRole('article').filter({ hasText: 'Night porter' }).getByText('Seen').first().waitFor();
      await page.context().close();
    });
  });

  describe('an offer that has ended', () => {
    it('answers 410 with its title and similar offers, and without a way to apply', async () => {
      const page = await openPage(board().browser, { javaScriptEnabled: false });
      const answer = await page.goto(address(pathOf(GONE)));
      expect(answer?.status()).toBe(410);
      expect(await robots(page)).toContain('noindex');
      const main = page.getByRole('main');
      expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe(GONE);
      expect(await main.getByText('This offer has ended').isVisible()).toBe(true);
      expect(await main.getByRole('article').filter({ hasText: 'Hotel receptionist' }).count()).toBeGreaterThan(0);
      expect(await main.getByRole('link', { name: /apply/i }).count()).toBe(0);
      await page.context().close();
    });

    it('that never was answers 404 with the newest offers', async () => {
      const page = await openPage(board().browser, { javaScriptEnabled: false });
      const answer = await page.goto(address('/jobs/waiter-vienna-99999999'));
      expect(answer?.status()).toBe(404);
      expect(await robots(page)).toContain('noindex');
      expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThanOrEqual(3);
      await page.context().close();
    });

    it.each([true, false])('leads to the list with a word about it inside the application (gone: %s)', async (gone) => {
      const page = await openPage(board().browser, { viewport: PHONE });
      const missing = { index_not_found: true, gone, job: null, seo: { title: 'x', h1: 'x', meta: 'x', script: [] } };
      await page.route('**/api/job?id=*', (route) => route.fulfill({ json: missing }));
      await openRunning(page, address('/jobs'));
      await page.getByRole('main').getByRole('article').getByRole('link', { name: 'Housekeeper' }).click();
      await page.getByText('That offer is no longer on the board.').waitFor();
      await page.waitForURL(address('/jobs'));
      await page.context().close();
    });
  });

  describe('accessibility', () => {
    it.each(['offer', 'gone', 'unknown'])(
      'axe finds nothing on %s, light and dark, desktop and phone',
      async (name) => {
        const paths: Record<string, string> = {
          offer: pathOf(RECEPTIONIST),
          gone: pathOf(GONE),
          unknown: '/jobs/x-99999999',
        };
        for (const look of [
          { colorScheme: 'light', viewport: DESKTOP },
          { colorScheme: 'dark', viewport: PHONE },
        ] as const) {
          const page = await openPage(board().browser, { ...look });
          await page.goto(address(paths[name]), { waitUntil: 'load' });
          expect({ look, problems: await accessibilityProblems(page) }).toEqual({ look, problems: [] });
          await page.context().close();
        }
      },
    );

    it('needs no sideways scrolling at 320 px, and nothing moves when the page starts', async () => {
      const page = await openPage(board().browser, { viewport: { width: 320, height: 640 } });
      await page.addInitScript(`window.shift = 0; new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    localStorage.setItem('languages-i-speak', '[{"slug":"German","rank":3}]');`);
      await page.goto(address(pathOf(RECEPTIONIST)), { waitUntil: 'load' });
      await page.getByText('B2 asked, B1 held').first().waitFor();
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
      expect(await page.evaluate('window.shift')).toBeLessThan(0.01);
      await page.context().close();
    });
  });
}
