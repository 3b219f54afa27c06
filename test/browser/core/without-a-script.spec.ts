import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage } from '../../support/browser.js';
import { type RunningProduct, sharedProduct } from '../../support/product.js';

let product: RunningProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
});
afterAll(() => browser?.close());

describe('without JavaScript', () => {
  it('searches, filters, reads an offer and pages by links and forms alone', async () => {
    const page = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${product.url}/jobs-in-Germany`);
    await page.getByLabel('What you are looking for').fill('Köchin');
    await page.getByRole('button', { name: 'Search' }).click();
    expect(new URL(page.url()).pathname).toBe('/jobs-in-Germany');
    expect(new URL(page.url()).searchParams.getAll('keywords')).toEqual(['Köchin']);
    await page.goto(product.url);
    await page.getByLabel('Where: a city or a country').fill('Köln');
    await page.getByRole('button', { name: /show .* offers/i }).click();
    expect(page.url()).toBe(`${product.url}/jobs-in-Cologne`);
    await page.goto(`${product.url}/jobs?location=Germany`);
    expect(page.url()).toBe(`${product.url}/jobs-in-Germany`);
    const first = page.getByRole('main').getByRole('article').first();
    const title = (await first.getByRole('heading').first().textContent()) ?? '';
    await page.getByRole('link', { name: 'More offers' }).click();
    expect(page.url()).toBe(`${product.url}/jobs-in-Germany/2`);
    await page.getByRole('link', { name: 'Earlier in this list' }).waitFor();
    await page.goBack();
    const link = first.getByRole('heading').first().getByRole('link');
    await page.goto(new URL((await link.getAttribute('href')) ?? '', product.url).href);
    expect(await page.getByRole('heading', { name: title }).first().isVisible()).toBe(true);
    await page.context().close();
  });
});
