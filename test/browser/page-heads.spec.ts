import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage, openRunning } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { type RunningProduct, sharedProduct } from '../support/product.js';

let product: RunningProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
});

/** What stands in the head, in any order; assets, which depend on where one came from, aside. */
async function headOf(page: Page): Promise<string[]> {
  const elements = await page.evaluate<string[]>(`
    [...document.head.querySelectorAll('title, meta, link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]')]
      .map((element) => element.outerHTML)
  `);
  return elements.map((element) => element.replaceAll('\\\\u003c', '<')).sort();
}

describe('the head of a page that one came to inside the application', () => {
  it.each([
    ['/jobs-in-Germany', 'nav[aria-label="Breadcrumb"] a, nav ol a'],
    ['/jobs', 'header a[href="/"]'],
    ['/babelboard/faq', 'header a[href="/jobs"]'],
  ])('from %s is the one that the server writes', async (start, link) => {
    const [inside, fresh] = await Promise.all([openPage(browser), openPage(browser)]);
    await openRunning(inside, product.url + start);
    const before = await headOf(inside);
    await inside.locator(link).first().click();
    await inside.waitForURL((url) => url.pathname !== start);
    await fresh.goto(inside.url());
    const expected = await headOf(fresh);
    expect(expected).not.toEqual(before);
    await eventually(async () => expect(await headOf(inside)).toEqual(expected));
    await Promise.all([inside.context().close(), fresh.context().close()]);
  });

  it('leaves nothing of an offer behind', async () => {
    const page = await openPage(browser);
    const answer = (await (await fetch(`${product.url}/api/jobs?_size=1`)).json()) as {
      jobs: { data: { url: string }[] };
    };
    await openRunning(page, product.url + answer.jobs.data[0]?.url);
    expect((await headOf(page)).join()).toContain('JobPosting');
    await page.locator('header a[href="/jobs"]').first().click();
    await eventually(async () => expect((await headOf(page)).join()).not.toContain('JobPosting'));
    await page.context().close();
  });
});
