import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { adRow } from '../support/ads.js';
import { showBoard } from '../support/board.js';
import { openPage, untilRunning } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import type { RunningProduct } from '../support/product.js';

const VECTORS = new URL('../fixtures/security/xss_payloads.txt', import.meta.url);
/** Composed with the mark, `>` is another character, and the tag before the text never ends. */
const OPEN_TAG =
  '<p>&#824; id="state" style="position:fixed;inset:0" onmouseover="alert(1)" </p><style>*{color:red}</style><p>x</p>';
/** Vectors a page of the list. */
const PAGE = 50;

/** What an ad does that would like to be more than text. */
export function describeHostileAds(started: () => { product: RunningProduct; browser: Browser }): void {
  let product: RunningProduct;
  let browser: Browser;
  let offers = 0;

  beforeAll(async () => {
    ({ product, browser } = started());
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
    rows.push(adRow({ id: 'open', title: 'Open tag', description: OPEN_TAG }));
    offers = (await showBoard(product, rows)).length;
    expect(offers).toBeGreaterThan(350);
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
    });
  });

  describe('the text of an ad', () => {
    const urlOf = async (words: string) => {
      const answer = await fetch(`${product.url}/api/jobs?keywords=${encodeURIComponent(words)}`);
      const { jobs } = (await answer.json()) as { jobs: { data: { url: string; title: string }[] } };
      return jobs.data.find(({ title }) => title.toLowerCase() === words)?.url ?? '';
    };

    it('takes no attribute, style or id from a tag that its letters would open again', async () => {
      const page = await openPage(browser);
      await page.goto(product.url + (await urlOf('open tag')), { waitUntil: 'load' });
      const found = await page.evaluate(
        `[...document.querySelectorAll('main [style*=fixed], main [onmouseover], main style, [id=state]')].map(({ tagName }) => tagName)`,
      );
      expect(found).toEqual(['SCRIPT']);
      await page.context().close();
    });

    it('has no style and no say in the state of the page, even where it should never have been stored', async () => {
      const path = await urlOf('open tag');
      const html = await (await fetch(product.url + path)).text();
      const [, json = ''] = /<script type="application\/json" id="state">(.*?)<\/script>/.exec(html) ?? [];
      const state = JSON.parse(json) as { queries: { queries: { state: { data: { description?: string } } }[] } };
      for (const query of state.queries.queries) {
        if (query.state.data.description !== undefined) {
          query.state.data.description = '<meta http-equiv="refresh" content="0;url=/imprint">';
        }
      }
      const clobber = `<p id="state">${JSON.stringify(state).replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>`;
      await product.query('UPDATE offer SET description_html = $1, updated_at = now() WHERE id = $2', [
        `${clobber}<p class="evil" style="position:fixed">x</p><style>.evil{position:fixed}</style>`,
        Number(/\d+(?=\D*$)/.exec(path)?.[0]),
      ]);
      await product.cli('reindex');
      const page = await openPage(browser);
      await eventually(async () => {
        await page.goto(product.url + path, { waitUntil: 'load' });
        expect(await page.locator('.evil').count()).toBe(1);
      });
      await untilRunning(page);
      expect(await page.evaluate(`getComputedStyle(document.querySelector('.evil')).position`)).toBe('static');
      expect(new URL(page.url()).pathname).toBe(path);
      await page.context().close();
    });
  });
}
