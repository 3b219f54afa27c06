import { pathIn } from '@babelboard/texts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage, openRunning, PHONE, type WatchedPage } from '../support/browser.js';
import { type RunningProduct, sharedProduct } from '../support/product.js';
import { type ForeignText, foreignTexts } from './foreign-texts.js';

let product: RunningProduct;
let browser: Browser;
let guest: WatchedPage;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
  guest = await openPage(browser);
}, 180_000);
afterAll(() => browser?.close());

/** What of a page does not follow its language: opened in English, then in German. */
async function leftovers(page: WatchedPage, path: string): Promise<ForeignText[]> {
  await openRunning(page, product.url + path);
  await page.waitForLoadState('networkidle');
  const english = await page.evaluate<string[]>(SHOWN);
  await openRunning(page, product.url + pathIn('de', path));
  await page.waitForLoadState('networkidle');
  expect(await page.getAttribute('html', 'lang')).toBe('de');
  return foreignTexts(await page.evaluate<string[]>(SHOWN), new Set(english));
}

/** Every text that a page says in its own words, to whoever sees it or hears it: head, labels and placeholders too. Words of others are marked. */
const SHOWN = `(() => {
  const own = document.documentElement.lang;
  const foreign = (element) => element.closest('script, style, template, bdi, [dir=auto], [lang]:not(html)');
  const counts = (element) => { const other = foreign(element); return other === null || (other.lang === own && !other.matches('bdi, [dir=auto]')); };
  const texts = [document.title, document.querySelector('meta[name=description]')?.content ?? ''];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (counts(node.parentElement)) texts.push(node.data);
  for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (!counts(element)) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '');
  }
  return [...new Set(texts.map((text) => text.trim()).filter((text) => /\\p{L}{2}/u.test(text)))];
})()`;

describe('nothing on a page below /de is English', () => {
  it.each([
    '/',
    '/jobs',
    '/jobs-in-Germany-for-German-speakers',
    '/jobs-with-nursing',
    '/jobs-at-tellmera',
    '/jobs?keywords=gardner',
    '/jobs-in-Atlantis',
    '/about-us',
    '/babelboard/faq',
    '/babelboard/contact',
    '/babelboard/ranking',
    '/babelboard/cookies-policy',
    '/babelboard/legal-conditions',
    '/babelboard/legal-conditions-and-privacy-policy-for-candidates',
    '/babelboard/legal-conditions-for-companies',
    '/login',
    '/register',
    '/register/company',
    '/password/reset',
    '/password/reset/a-code-of-before',
    '/verify-email/a-code-of-before',
    '/export/a-code-of-before',
    '/no-such-page',
  ])('%s', async (path) => {
    expect(await leftovers(guest, path)).toEqual([]);
  });

  it('an offer', async () => {
    const { jobs } = (await (await fetch(`${product.url}/api/jobs-in-Austria`)).json()) as {
      jobs: { data: { url: string }[] };
    };
    for (const { url } of jobs.data.slice(0, 3)) {
      expect(await leftovers(guest, url)).toEqual([]);
    }
  });

  it.each([
    ['candidate', ['/account/account-settings', '/welcome', '/account/matchings', '/jobs']],
    ['company', ['/company/account-settings', '/company/jobs']],
    ['admin', ['/admin', '/admin/audit-log', '/admin/support-access', '/admin/account-settings']],
  ] as const)('what is there for a %s', async (type, paths) => {
    const page = await openPage(browser);
    const data = { email: `${type}@demo.test`, password: 'babelboard-demo' };
    await page.context().request.post(`${product.url}/api/auth/login`, { data });
    for (const path of paths) {
      expect({ path, texts: await leftovers(page, path) }).toEqual({ path, texts: [] });
    }
    await page.context().close();
  });

  it('what a form says of wrong entries, and what a dialog asks', async () => {
    const page = await openPage(browser, { viewport: PHONE });
    await openRunning(page, `${product.url}/de/login`);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await page.getByLabel('E-Mail', { exact: true }).fill('nobody@example.test');
    await page.getByLabel('Passwort', { exact: true }).fill('a-wrong-password');
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await page.getByRole('alert').first().waitFor();
    expect(foreignTexts(await page.evaluate<string[]>(SHOWN))).toEqual([]);
    await openRunning(page, `${product.url}/de/jobs`);
    await page
      .getByRole('button', { name: /Sprachen/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    expect(foreignTexts(await page.evaluate<string[]>(SHOWN))).toEqual([]);
    await page.context().close();
  });
});

describe('the switch of languages', () => {
  it('leads to the same address in the other language and back, also without a script', async () => {
    const page = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${product.url}/jobs-in-Austria?latests=true`);
    await page.getByRole('link', { name: 'DE, Deutsch' }).click();
    expect(page.url()).toBe(`${product.url}/de/jobs-in-Austria?latests=true`);
    expect(await page.title()).toMatch(/Österreich/);
    await page.getByRole('link', { name: 'EN, English' }).click();
    expect(page.url()).toBe(`${product.url}/jobs-in-Austria?latests=true`);
    await page.context().close();
  });

  it('is told to search engines in both directions', async () => {
    const alternates = async (path: string) => {
      const html = await (await fetch(product.url + path)).text();
      return [...html.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [
        lang,
        href,
      ]);
    };
    const expected = [
      ['en', `${product.url}/jobs-in-Austria`],
      ['de', `${product.url}/de/jobs-in-Austria`],
      ['x-default', `${product.url}/jobs-in-Austria`],
    ];
    expect(await alternates('/jobs-in-Austria')).toEqual(expected);
    expect(await alternates('/de/jobs-in-Austria')).toEqual(expected);
  });
});
