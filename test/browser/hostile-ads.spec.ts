import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { adFile, adRow } from '../support/ads.js';
import { launchBrowser, openPage } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { startProduct, type TestProduct } from '../support/product.js';

const VECTORS = new URL('../fixtures/security/xss_payloads.txt', import.meta.url);
/** Vectors a page of the list. */
const PAGE = 50;

let product: TestProduct;
let browser: Browser;
let offers = 0;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  const vectors = (await readFile(VECTORS, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const rows = vectors.slice(0, 400).map((vector, n) =>
    adRow({
      id: `v${n}`,
      title: `${n} ${vector}`,
      company: `${vector} Ltd`,
      city: vector,
      description: `<p>${vector}</p>${vector}`,
    }),
  );
  const { code, output } = await product.cli('import-offers', await adFile(rows), '--company', 'hostile', '--quiet');
  expect({ code, output: output.slice(-300) }).toMatchObject({ code: 0 });
  offers = Number(/(\d+) created/.exec(output)?.[1]);
  expect(offers).toBeGreaterThan(350);
  await eventually(async () =>
    expect(await (await fetch(`${product.url}/api/jobs`)).json()).toMatchObject({ jobs: { total_actives: offers } }),
  );
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

describe('ads with scripts in every field', () => {
  it('run nothing and call nobody, in lists and in offers', async () => {
    const page = await openPage(browser);
    const foreign: string[] = [];
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(product.url) && !request.url().startsWith('data:')) {
        foreign.push(request.url());
      }
    });
    const urls: string[] = [];
    for (let from = 0; from < offers; from += PAGE) {
      await page.goto(`${product.url}/jobs?latests=true&_from=${from}&_size=${PAGE}`, { waitUntil: 'load' });
      const answer = (await (
        await fetch(`${product.url}/api/jobs?latests=true&_from=${from}&_size=${PAGE}`)
      ).json()) as {
        jobs: { data: { url: string }[] };
      };
      urls.push(...answer.jobs.data.map(({ url }) => url));
    }
    expect(new Set(urls).size).toBe(offers);
    for (const url of urls.filter((_, n) => n % 8 === 0)) {
      const response = await page.goto(product.url + url, { waitUntil: 'load' });
      expect(response?.status()).toBe(200);
      const handlers = await page.evaluate(
        `[...document.querySelectorAll('main *')].flatMap((element) => [...element.attributes]
          .filter(({ name, value }) => name.startsWith('on') || /^\\s*javascript:/i.test(value)).map(({ name }) => name))`,
      );
      expect(handlers).toEqual([]);
    }
    expect({ dialogs, foreign }).toEqual({ dialogs: [], foreign: [] });
    await page.context().close();
  }, 240_000);
});
