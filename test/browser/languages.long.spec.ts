import { pathTo } from '@babelboard/pages';
import { DEFAULT_LANGUAGE, pathIn, UI_LANGUAGE_CODES, UI_LANGUAGES, type UiLanguage } from '@babelboard/texts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage, openRunning, PHONE, type WatchedPage } from '../support/browser.js';
import { messagesOf } from '../support/catalogue-files.js';
import { type RunningProduct, sharedProduct } from '../support/product.js';
import { type ForeignText, foreignTexts } from './foreign-texts.js';

const OTHERS = UI_LANGUAGE_CODES.filter((language) => language !== DEFAULT_LANGUAGE);

let product: RunningProduct;
let browser: Browser;
let guests: Tabs;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
  guests = await openTabs();
});
afterAll(() => browser?.close());

/** Two of one person, for one page in two languages. */
type Tabs = [WatchedPage, Page];

async function openTabs(): Promise<Tabs> {
  const first = await openPage(browser);
  return [first, await first.context().newPage()];
}

async function shownAt(page: Page, path: string): Promise<string[]> {
  await openRunning(page, product.url + path);
  return page.evaluate<string[]>(SHOWN);
}

/** What of a page does not follow its language: opened in the default one and in this one. */
async function leftovers([one, other]: Tabs, path: string, language: UiLanguage): Promise<ForeignText[]> {
  // Side by side: a page that has come to rest is waited for, twice.
  const [usual, texts] = await Promise.all([shownAt(one, path), shownAt(other, pathIn(language, path))]);
  expect(await other.getAttribute('html', 'lang')).toBe(language);
  return foreignTexts(texts, language, new Set(usual));
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

// Five pages of many kinds of parts: words in code are found by lint, those that a catalogue lacks by test/texts.
describe.each(OTHERS)('nothing on a page in %s is in the default language', (language) => {
  it.each(['/', '/jobs-in-Germany-for-German-speakers'])('%s', async (path) => {
    expect(await leftovers(guests, path, language)).toEqual([]);
  });

  it('an offer', async () => {
    const { jobs } = (await (await fetch(`${product.url}/api/jobs-in-Austria?_size=1`)).json()) as {
      jobs: { data: { url: string }[] };
    };
    expect(await leftovers(guests, jobs.data[0]?.url ?? '', language)).toEqual([]);
  });

  it.each([
    ['candidate', 'my-profile'],
    ['company', 'company-jobs'],
  ] as const)('what a %s sees: %s', async (type, name) => {
    const tabs = await openTabs();
    const data = { email: `${type}@demo.test`, password: 'babelboard-demo' };
    await tabs[0].context().request.post(`${product.url}/api/auth/login`, { data });
    expect(await leftovers(tabs, pathTo(name), language)).toEqual([]);
    await tabs[0].context().close();
  });

  it('what a form says of wrong entries, and what a dialog asks', async () => {
    // German pages break no line inside that word.
    const words = (folder: string, key: string) =>
      (messagesOf(`frontend/src/${folder}/texts`, language)[key] ?? '').replaceAll('E-Mail', 'E-\u2060Mail');
    const page = await openPage(browser, { viewport: PHONE });
    const signIn = page.getByRole('button', { name: words('features/identity', 'login.submit'), exact: true });
    await openRunning(page, product.url + pathIn(language, pathTo('login')));
    await signIn.click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await page.getByLabel(words('forms', 'form.email-label'), { exact: true }).fill('nobody@example.test');
    await page.getByLabel(words('features/identity', 'password.label'), { exact: true }).fill('a-wrong-password');
    await signIn.click();
    await page.getByRole('alert').first().waitFor();
    expect(foreignTexts(await page.evaluate<string[]>(SHOWN), language)).toEqual([]);
    await openRunning(page, product.url + pathIn(language, '/jobs'));
    await page
      .getByRole('button', { name: words('languages-i-speak', 'speak.open') })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    expect(foreignTexts(await page.evaluate<string[]>(SHOWN), language)).toEqual([]);
    await page.context().close();
  });
});

describe('the switch of languages', () => {
  it.each(OTHERS)('leads to the same address in %s and back, also without a script', async (language) => {
    const nameOf = (code: UiLanguage) => `${code.toUpperCase()}, ${UI_LANGUAGES[code].own}`;
    const page = await openPage(browser, { javaScriptEnabled: false });
    const path = '/jobs-in-Austria?latests=true';
    await page.goto(product.url + path);
    const title = await page.title();
    await page.getByRole('link', { name: nameOf(language) }).click();
    expect(page.url()).toBe(product.url + pathIn(language, path));
    expect(await page.title()).not.toBe(title);
    await page.getByRole('link', { name: nameOf(DEFAULT_LANGUAGE) }).click();
    expect(page.url()).toBe(product.url + path);
    await page.context().close();
  });

  it('is told to search engines from each language to all', async () => {
    const path = '/jobs-in-Austria';
    const alternates = async (language: UiLanguage) => {
      const html = await (await fetch(product.url + pathIn(language, path))).text();
      return [...html.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [
        lang,
        href,
      ]);
    };
    const expected = [
      ...UI_LANGUAGE_CODES.map((language) => [language, product.url + pathIn(language, path)]),
      ['x-default', product.url + path],
    ];
    for (const language of UI_LANGUAGE_CODES) {
      expect(await alternates(language)).toEqual(expected);
    }
  });
});
