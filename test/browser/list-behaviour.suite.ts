import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { adRow } from '../support/ads.js';
import { showBoard } from '../support/board.js';
import {
  accessibilityProblems,
  DESKTOP,
  openPage,
  openRunning,
  PHONE,
  pressInPlace,
  untilRunning,
} from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import type { RunningProduct } from '../support/product.js';

const OFFERS = 90;

const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();
const scrollY = (page: Page) => page.evaluate('window.scrollY') as Promise<number>;

/** Texts of what is higher or wider than its place in a card. */
const CUT_THROUGH = `[...document.querySelectorAll('main li article *')]
  .filter((part) => !part.classList.contains('visually-hidden') && part.closest('svg') === null)
  .filter((part) => {
    const { overflowX, overflowY, display } = getComputedStyle(part);
    if (display === 'inline' || overflowX + overflowY === 'visiblevisible') return false;
    return part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1;
  })
  .map((part) => part.textContent)`;

/** What the page asks for when it opens this offer; for the first one it asks by itself. */
async function offerAddress(card: Locator): Promise<string> {
  return `/api/job?id=${(await card.getAttribute('id'))?.replace('offer-', '')}`;
}

/** Reads on to the last offer, again and again, until so many are there. Whoever leaps beyond, to the foot of the page, gets no more. */
async function scrollTo(page: Page, count: number): Promise<void> {
  await eventually(async () => {
    if ((await cards(page).count()) < count) await cards(page).last().scrollIntoViewIfNeeded();
    expect(await cards(page).count()).toBeGreaterThanOrEqual(count);
  });
}

/** What a list does while somebody reads it. */
export function describeLongLists(started: () => { product: RunningProduct; browser: Browser }): void {
  let product: RunningProduct;
  let browser: Browser;

  beforeAll(async () => {
    ({ product, browser } = started());
    const rows = Array.from({ length: OFFERS }, (_, n) =>
      adRow({
        title: `Gardener number ${n + 1}`,
        company: `Nursery ${n + 1}`,
        city: n % 3 === 0 ? 'Vienna' : 'Graz',
        description: `We grow plant ${n + 1} and look for somebody who likes to be outside in all weathers.`,
        apply_url: 'https://nursery.example/apply',
      }),
    );
    await showBoard(product, rows);
  });

  describe('a long list', () => {
    it('grows by scrolling, then asks, so that its end can be reached', async () => {
      const page = await openPage(browser);
      await page.goto(`${product.url}/jobs`);
      await scrollTo(page, 60);
      const more = page.getByRole('link', { name: 'More offers' });
      expect(await more.getAttribute('href')).toBe('/jobs?_from=60');
      expect(await more.getAttribute('rel')).toBe('next');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      expect(await cards(page).count()).toBe(60);
      await more.focus();
      await page.keyboard.press('Enter');
      await eventually(async () => expect(await cards(page).count()).toBe(80));
      await scrollTo(page, OFFERS);
      expect(new Set(await titles(page)).size).toBe(OFFERS);
      expect(await more.count()).toBe(0);
      await page.context().close();
    });

    it('has its place and its pages again after a reload', async () => {
      const page = await openPage(browser);
      await page.goto(`${product.url}/jobs`);
      await scrollTo(page, 60);
      await cards(page).nth(45).scrollIntoViewIfNeeded();
      const before = await scrollY(page);
      await page.reload();
      await eventually(async () => expect(await scrollY(page)).toBe(before));
      expect(await cards(page).count()).toBe(60);
      await page.context().close();
    });

    it('has its place and its pages again when one comes back from an offer, even over a reload of that', async () => {
      const page = await openPage(browser, { viewport: PHONE, hasTouch: true });
      await page.goto(`${product.url}/jobs`);
      await scrollTo(page, 40);
      const link = cards(page).nth(30).getByRole('link').first();
      await link.scrollIntoViewIfNeeded();
      const before = await scrollY(page);
      await link.click();
      await page.waitForURL(/\/jobs\/[a-z0-9-]+-\d+$/);
      await page.getByRole('heading', { level: 1, name: /^Gardener/ }).waitFor();
      expect(await scrollY(page)).toBe(0);
      await page.reload();
      // Going back in the same document is the application's work: it has to run.
      await untilRunning(page);
      await page.goBack();
      await eventually(async () => expect(await scrollY(page)).toBe(before));
      expect(await cards(page).count()).toBeGreaterThanOrEqual(40);
      expect(await cards(page).nth(30).getByText('Seen').count()).toBe(1);
      await page.context().close();
    });
  });

  describe('a card', () => {
    it.each([320, 390, 1440])('shows all that it says, %i px wide', async (width) => {
      const page = await openPage(browser, { viewport: { width, height: 900 } });
      await openRunning(page, `${product.url}/jobs`);
      expect(await cards(page).count()).toBeGreaterThan(0);
      expect(await page.evaluate(CUT_THROUGH)).toEqual([]);
      await page.context().close();
    });
  });

  describe('the way back', () => {
    it('leads to where one was in each of several documents', async () => {
      const page = await openPage(browser);
      await openRunning(page, `${product.url}/jobs`);
      await page.evaluate('scrollTo({ top: 900, behavior: "instant" })');
      await pressInPlace(page.getByRole('link', { name: 'DE, Deutsch' }).first());
      await page.waitForURL(/\/de\/jobs$/);
      await untilRunning(page);
      await page.evaluate('scrollTo({ top: 300, behavior: "instant" })');
      await page.goBack();
      await page.waitForURL(/[^e]\/jobs$/);
      await eventually(async () => expect(await scrollY(page)).toBe(900));
      await page.goForward();
      await page.waitForURL(/\/de\/jobs$/);
      await eventually(async () => expect(await scrollY(page)).toBe(300));
      await page.context().close();
    });
  });

  describe('the selected offer', () => {
    it('is the first one where two panes are shown, and none on a phone', async () => {
      for (const viewport of [DESKTOP, PHONE]) {
        const page = await openPage(browser, { viewport });
        const asked: string[] = [];
        page.on('request', (request) => {
          if (request.url().includes('/api/job?')) asked.push(request.url());
        });
        await openRunning(page, `${product.url}/jobs`);
        await eventually(() => expect(asked.length).toBe(viewport === DESKTOP ? 1 : 0));
        expect(await page.getByLabel('Selected offer').isVisible()).toBe(viewport === DESKTOP);
        await page.context().close();
      }
    });

    it('goes on over the end of the page, and back', async () => {
      const page = await openPage(browser);
      await openRunning(page, `${product.url}/jobs-in-Vienna`);
      const pane = page.getByLabel('Selected offer');
      await pane.getByRole('button', { name: 'Next' }).waitFor();
      for (let step = 1; step <= 20; step += 1) {
        const before = page.url();
        await pane.getByRole('button', { name: 'Next' }).click();
        await eventually(() => expect(page.url()).not.toBe(before));
      }
      const all = await titles(page);
      expect(all.length).toBeGreaterThan(20);
      await pane.getByRole('heading', { name: all[20] ?? '', exact: true }).waitFor();
      await pane.getByRole('button', { name: 'Previous' }).click();
      await pane.getByRole('heading', { name: all[19] ?? '', exact: true }).waitFor();
      await page.context().close();
    });

    it('is cleared with the place in the list when the order changes', async () => {
      const page = await openPage(browser);
      await openRunning(page, `${product.url}/jobs-in-Graz/2`);
      await cards(page).nth(2).getByRole('link').first().click();
      await page.waitForURL(/\/jobs-in-Graz\/2\?job=\d+$/);
      await page.getByRole('link', { name: 'Newest' }).click();
      await page.waitForURL(/\/jobs-in-Graz\?latests=true$/);
      await page.context().close();
    });

    it('shows how one applies where the address says so', async () => {
      const page = await openPage(browser);
      await openRunning(page, `${product.url}/jobs`);
      await cards(page).nth(1).getByRole('link').first().click();
      await page.waitForURL(/job=\d+$/);
      await page.goto(`${page.url()}&autoApply=true`);
      const dialog = page.getByRole('dialog', { name: /^Apply for Gardener/ });
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(new URL(page.url()).searchParams.has('autoApply')).toBe(false);
      await page.context().close();
    });

    it('is none that has ended since the list came: it says so and offers no way to apply', async () => {
      const page = await openPage(browser);
      await openRunning(page, `${product.url}/jobs`);
      const card = cards(page).nth(5);
      await page.route(`**${await offerAddress(card)}`, (route) =>
        route.fulfill({ json: { index_not_found: true, gone: true, job: null, seo: null } }),
      );
      const pane = page.getByLabel('Selected offer');
      await pane.getByRole('link', { name: /^Apply/ }).waitFor();
      await card.getByRole('link').first().click();
      await pane.getByText('This offer is no longer on the board.').waitFor();
      expect(await pane.getByRole('link', { name: /^Apply/ }).count()).toBe(0);
      await page.context().close();
    });

    it('is there before it is opened, and asked for once more when it is, which is the view that counts', async () => {
      const page = await openPage(browser);
      await openRunning(page, `${product.url}/jobs`);
      const card = cards(page).nth(2);
      const address = await offerAddress(card);
      const isAsked = (asked: { url(): string }) => asked.url().endsWith(`${address}&_ahead=true`);
      const answered = page.waitForResponse(isAsked);
      await card.hover();
      await answered;
      const ofFirst = await offerAddress(cards(page).first());
      const more: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/job?') && !request.url().endsWith(ofFirst)) more.push(request.url());
      });
      await card.getByRole('link').first().click();
      await page.getByLabel('Selected offer').getByText('somebody who likes to be outside').waitFor();
      await eventually(() => expect(more.map((url) => new URL(url).pathname + new URL(url).search)).toEqual([address]));
      await page.context().close();
    });
  });

  describe('an address', () => {
    it('that names what nobody knows leads to all offers; the page says so, and nothing of the search is lost', async () => {
      const page = await openPage(browser);
      const note = page.getByRole('main').getByText('We don’t know a place called Vieenna');
      const offered = page.getByRole('main').getByText('so these are offers everywhere');
      const toMeant = note.getByRole('link', { name: 'Vienna' });
      await openRunning(page, product.url);
      await page.getByLabel('What you are looking for').fill('gardener');
      await page.getByLabel('Where: a city or a country').fill('Vieenna');
      await page.getByRole('button', { name: /^show .*offers/i }).click();
      await note.getByText('Vienna').waitFor();
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/jobs-in-Vienna?keywords=gardener');
      await cards(page).first().waitFor();
      await note.getByRole('link', { name: 'Search without it' }).click();
      await page.waitForURL(`${product.url}/jobs?keywords=gardener`);
      await eventually(async () => expect(await note.count()).toBe(0));
      await page.goto(`${product.url}/jobs-in-Vieenna?keywords=gardener&experience=2`);
      await toMeant.waitFor();
      expect(await offered.count()).toBe(1);
      expect(await toMeant.getAttribute('href')).toBe('/jobs-in-Vienna?keywords=gardener&experience=2');
      const rest = note.getByRole('link', { name: 'Keep the rest of your search' });
      expect(await rest.getAttribute('href')).toBe('/jobs?keywords=gardener&experience=2');
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.context().close();
    });

    it('in another language becomes the normal one in the browser too', async () => {
      const page = await openPage(browser);
      await openRunning(page, product.url);
      await page.getByLabel('Where: a city or a country').fill('Wien');
      await page.getByRole('button', { name: /^show .*offers/i }).click();
      await page.waitForURL(`${product.url}/jobs-in-Vienna`);
      await page.getByRole('heading', { level: 1, name: /Vienna/ }).waitFor();
      await page.goBack();
      await page.waitForURL(`${product.url}/`);
      await page.context().close();
    });
  });

  describe('without a network', () => {
    it('says so, and goes on by itself when it is back', async () => {
      const page = await openPage(browser);
      await openRunning(page, `${product.url}/jobs`);
      await page.context().setOffline(true);
      await page.getByRole('link', { name: 'Newest' }).click();
      await page.getByText('You are offline.').waitFor();
      expect(await cards(page).count()).toBe(20);
      await page.context().setOffline(false);
      await page.getByText('You are offline.').waitFor({ state: 'detached' });
      await page.locator('[aria-current="true"]', { hasText: 'Newest' }).waitFor();
      await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
      expect(await cards(page).count()).toBe(20);
      await page.context().close();
    });
  });
}
