import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage, openRunning, PHONE } from '../../support/browser.js';
import { eventually } from '../../support/eventually.js';
import { type RunningProduct, sharedProduct } from '../../support/product.js';

let product: RunningProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
});
afterAll(() => browser?.close());

describe('somebody who looks for work', () => {
  it('goes from home to a list in two panes, with the first offer selected', async () => {
    const page = await openPage(browser);
    await openRunning(page, product.url);
    await page.getByRole('combobox').first().selectOption({ label: 'German' });
    await page.getByRole('button', { name: /show .* offers/i }).click();
    await page.waitForURL(/\/jobs-for-German-speakers$/);
    await page.getByRole('heading', { level: 1, name: /for German speakers/ }).waitFor();
    const list = page.getByRole('main').getByRole('article');
    const title = (await list.first().getByRole('heading').first().textContent()) ?? '';
    const pane = page.getByLabel('Selected offer');
    await pane.getByRole('heading', { name: title }).waitFor();
    // Some ads have a heading of these words in their own text, which comes after it.
    await pane.getByRole('heading', { name: 'Languages for this job' }).first().waitFor();
    await eventually(async () => expect(((await pane.textContent()) ?? '').length).toBeGreaterThan(800));
    expect(page.complaints).toEqual([]);
    await page.context().close();
  });

  it('opens an offer on a page of its own and goes back to the same list', async () => {
    const page = await openPage(browser, { viewport: PHONE, hasTouch: true });
    await page.goto(`${product.url}/jobs-for-Greek-speakers`);
    const first = page.getByRole('main').getByRole('article').first();
    const title = (await first.getByRole('heading').first().textContent()) ?? '';
    await first.getByRole('heading').first().getByRole('link').click();
    await page.waitForURL(/\/jobs\/[a-z0-9-]+-\d+/);
    // The address changes first, the page follows when its chunk and data are there.
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await page.goBack();
    await page.waitForURL(/\/jobs-for-Greek-speakers$/);
    expect(page.complaints).toEqual([]);
    await page.context().close();
  });
});
