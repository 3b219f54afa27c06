import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { adRow } from '../support/ads.js';
import { showBoard } from '../support/board.js';
import { accessibilityProblems, DESKTOP, openPage, openRunning, PHONE, untilPainted } from '../support/browser.js';
import type { RunningProduct } from '../support/product.js';

const filters = (page: Page) => page.getByRole('form', { name: 'Filters' });
const menu = (page: Page, name: string) => filters(page).locator('summary').filter({ hasText: name });
const results = (page: Page, count: string) => page.getByRole('status').filter({ hasText: count }).waitFor();

/** How a list is narrowed. */
export function describeFilters(started: () => { product: RunningProduct; browser: Browser }): void {
  let product: RunningProduct;
  let browser: Browser;

  beforeAll(async () => {
    ({ product, browser } = started());
    const asking = (text: string, row: Record<string, unknown> = {}) =>
      adRow({ description: `We look for kind people. ${text} Meals are free.`, ...row });
    const rows = [
      asking('You speak German at level B2.', { title: 'Receptionist' }),
      asking('You speak German at level C1.', { title: 'Head receptionist' }),
      asking('You speak German at level B2. You speak Greek at level B1.', { title: 'Tour guide', city: 'Graz' }),
      asking('You speak Greek at level B1.', { title: 'Translator', city: 'Cologne', country: 'DE' }),
      asking('You speak Greek at level B1.', {
        title: 'Cook',
        city: 'Bonn',
        country: 'DE',
        salary: '€52,000 - €58,000 per year',
      }),
      asking('', { title: 'Porter', city: 'Paris', country: 'FR', employment_type: 'PART_TIME' }),
    ];
    await showBoard(product, rows);
  });

  describe('filters on a desktop', () => {
    it('narrow the list with every choice, keep the focus, and are taken out one by one or all at once', async () => {
      const page = await openPage(browser);
      await openRunning(page, `${product.url}/jobs`);
      await menu(page, 'Languages').focus();
      await page.keyboard.press('Enter');
      const german = filters(page).getByRole('checkbox', { name: /^German/ });
      await german.focus();
      await page.keyboard.press('Space');
      await page.waitForURL(/\/jobs-for-German-speakers$/);
      await results(page, '3 offers');
      expect(await page.locator(':focus').getAttribute('value')).toBe('German');
      await filters(page).getByRole('group', { name: 'Level of German asked for' }).getByText('B2').click();
      await page.waitForURL(/\/jobs-for-German-speakers\?language_level=German%3AB2$/);
      await results(page, '2 offers');
      await page.keyboard.press('Escape');
      const active = page.getByRole('list', { name: 'Active filters' });
      await active.getByRole('link', { name: 'German: B2, remove this filter' }).click();
      await page.waitForURL(/\/jobs-for-German-speakers$/);
      await menu(page, 'Place').click();
      await filters(page).getByRole('checkbox', { name: /^Graz/ }).check();
      await page.waitForURL(/\/jobs-in-Graz-for-German-speakers$/);
      await results(page, '1 offer');
      await page.keyboard.press('Escape');
      await active.getByRole('link', { name: 'Clear all' }).click();
      await page.waitForURL(`${product.url}/jobs`);
      await results(page, '6 offers');
      await page.goBack();
      await page.waitForURL(/\/jobs-in-Graz-for-German-speakers$/);
      expect(page.complaints).toEqual([]);
      await page.context().close();
    });

    it('give way to somewhere else that one goes to in the same moment', async () => {
      const page = await openPage(browser);
      await openRunning(page, `${product.url}/jobs`);
      await menu(page, 'Languages').click();
      await filters(page)
        .getByRole('checkbox', { name: /^German/ })
        .waitFor();
      await page.evaluate(`document.querySelector('#filters input[value="German"]').click();
        document.querySelector('header a[href$="about-us"]').click()`);
      await page.waitForURL(/about-us$/);
      await page.getByRole('heading', { level: 1, name: /about/i }).waitFor();
      await untilPainted(page);
      expect(page.url()).toMatch(/about-us$/);
      await page.context().close();
    });

    it('reach around one city, and only around one', async () => {
      const page = await openPage(browser);
      await openRunning(page, `${product.url}/jobs-in-Cologne`);
      await results(page, '1 offer');
      await page.getByLabel('Distance').selectOption('50');
      await page.waitForURL(/\/jobs-in-Cologne\?radius=50$/);
      await results(page, '2 offers');
      await menu(page, 'Place').click();
      await filters(page)
        .getByRole('checkbox', { name: /^Paris/ })
        .check();
      await page.waitForURL(/location=Cologne&location=Paris$/);
      await page.getByLabel('Distance').waitFor({ state: 'detached' });
      await page.context().close();
    });

    it('ask for a salary by the year', async () => {
      const page = await openPage(browser);
      await openRunning(page, `${product.url}/jobs`);
      await menu(page, 'Salary').click();
      await filters(page).getByText('€50,000 or more').click();
      await page.waitForURL(/\/jobs\?salary_from=50000$/);
      await results(page, '1 offer');
      await filters(page).getByText('Any, or not stated').click();
      await page.waitForURL(`${product.url}/jobs`);
      await page.context().close();
    });
  });

  describe('filters on a phone', () => {
    it('open as a drawer where the sheet was opened before the page ran', async () => {
      const page = await openPage(browser, { viewport: PHONE });
      await openRunning(page, `${product.url}/jobs?keywords=receptionist#filters`);
      const drawer = page.getByRole('dialog');
      await drawer.waitFor();
      expect(page.url()).toBe(`${product.url}/jobs?keywords=receptionist`);
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'detached' });
      expect(await page.locator('form#filters').isVisible()).toBe(false);
      await page.context().close();
    });

    it('stand in a drawer that says how many offers are left', async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await openPage(browser, { viewport: PHONE, hasTouch: true, colorScheme });
        await openRunning(page, `${product.url}/jobs`);
        await page.getByRole('link', { name: 'Filters' }).click();
        const drawer = page.getByRole('dialog', { name: 'Filters' });
        await drawer.getByRole('checkbox', { name: /^Greek/ }).check();
        await drawer.getByRole('button', { name: 'Show 3 offers' }).waitFor();
        expect(await accessibilityProblems(page)).toEqual([]);
        await drawer.getByRole('button', { name: 'Show 3 offers' }).click();
        await drawer.waitFor({ state: 'detached' });
        await page.getByRole('link', { name: 'Filters, 1 active' }).waitFor();
        expect(new URL(page.url()).pathname).toBe('/jobs-for-Greek-speakers');
        await page.context().close();
      }
    });

    it('fit on 320 px, open or not', async () => {
      const page = await openPage(browser, { viewport: { width: 320, height: 640 } });
      await openRunning(page, `${product.url}/jobs-in-Cologne-for-Greek-speakers?radius=50&keywords=translator`);
      const width = () => page.evaluate('document.documentElement.scrollWidth');
      expect(await width()).toBeLessThanOrEqual(320);
      await page.getByRole('link', { name: /^Filters/ }).click();
      await page.getByRole('dialog').waitFor();
      expect(await width()).toBeLessThanOrEqual(320);
      await page.context().close();
    });
  });

  describe('no results', () => {
    it('name for each filter what there is without it', async () => {
      for (const look of [
        { viewport: DESKTOP, colorScheme: 'light' },
        { viewport: PHONE, colorScheme: 'dark' },
      ] as const) {
        const page = await openPage(browser, { ...look });
        await openRunning(page, `${product.url}/jobs-in-Paris-for-Greek-speakers`);
        expect(await page.locator('meta[name=robots]').getAttribute('content')).toMatch(/^noindex/);
        expect(await accessibilityProblems(page)).toEqual([]);
        await page.getByRole('link', { name: 'Without Greek: 1 offer' }).waitFor();
        await page.getByRole('link', { name: 'Without Paris: 3 offers' }).click();
        await page.waitForURL(/\/jobs-for-Greek-speakers$/);
        await results(page, '3 offers');
        await page.context().close();
      }
    });
  });

  describe('without JavaScript', () => {
    it('filters by plain forms, level and page too', async () => {
      const page = await openPage(browser, { javaScriptEnabled: false });
      await page.goto(`${product.url}/jobs?keywords=receptionist`);
      await menu(page, 'Languages').click();
      await filters(page)
        .getByRole('checkbox', { name: /^German/ })
        .check();
      await filters(page).getByRole('button', { name: 'Show offers' }).first().click();
      expect(page.url()).toBe(`${product.url}/jobs-for-German-speakers?keywords=receptionist`);
      await page.getByRole('link', { name: '“receptionist”, remove this filter' }).click();
      expect(page.url()).toBe(`${product.url}/jobs-for-German-speakers`);
      await page.context().close();
    });
  });
}
