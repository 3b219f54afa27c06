import type { JobListResponse } from '@babelboard/wire';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Browser, chromium, type Locator } from 'playwright-core';
import {
  accessibilityProblems,
  BROWSER_FLAGS,
  BROWSER_PROGRAM,
  openPage,
  openRunning,
  PHONE,
} from '../support/browser.js';
import { builtFile } from '../support/built-file.js';
import { type RunningProduct, sharedProduct } from '../support/product.js';
import { Visitor } from '../support/visitor.js';
import { section, signIn } from './account-steps.js';

const EMAIL = 'surface@example.test';
const PASSWORD = 'tram under the olive moon';
const NURSE = 'ممرضة';

let product: RunningProduct;
/** With scrollbars that take room, as on most desktops. */
let browser: Browser;
let offer: string;

beforeAll(async () => {
  const launched = chromium.launch({
    executablePath: BROWSER_PROGRAM,
    args: BROWSER_FLAGS,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  [product, browser] = await Promise.all([sharedProduct(), launched]);
  const { jobs } = (await (await fetch(`${product.url}/api/jobs?_size=20`)).json()) as JobListResponse;
  offer = jobs.data.find(({ extra }) => extra.redirect !== null)?.url ?? '';
  await new Visitor(product.url).call('POST', '/api/auth/register', {
    ...{ email: EMAIL, password: PASSWORD, nombre: 'Łucja', apellidos: "O'Brien", terms: true },
  });
});
afterAll(async () => {
  await browser?.close();
});

const box = async (of: Locator) => (await of.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };

/** The texts from left to right, as they are seen among the letters of an element. */
async function seenOrder(of: Locator, texts: string[]): Promise<string[]> {
  const places: { text: string; x: number }[] = await of.evaluate(
    // As text: types of the browser are not those of the tests.
    new Function('element', 'texts', PLACES) as (element: unknown, texts: string[]) => { text: string; x: number }[],
    texts,
  );
  return places.sort((one, other) => one.x - other.x).map(({ text }) => text);
}

const PLACES = `return texts.map((text) => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const at = node.data.indexOf(text);
    if (at === -1) continue;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + text.length);
    return { text, x: range.getBoundingClientRect().x };
  }
  throw new Error('There is no ' + text);
})`;

describe('words from right to left', () => {
  it('leave the sentences around them as they are', async () => {
    const page = await openPage(browser);
    await openRunning(page, `${product.url}/jobs?keywords=${encodeURIComponent(NURSE)}&employment_type=1`);
    const without = page.getByRole('link', { name: /^Without/ }).filter({ hasText: NURSE });
    const [offers = ''] = /[\d,]+ offers?$/.exec(await without.innerText()) ?? [];
    expect(await seenOrder(without, ['Without', NURSE, offers])).toEqual(['Without', NURSE, offers]);
    expect(await without.locator('bdi').innerText()).toContain(NURSE);
    expect(await page.title()).toContain(`\u2068${NURSE}\u2069`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(`\u2068${NURSE}\u2069`);
    await page.context().close();
  });
});

describe('a dialog', () => {
  it.each(['Languages I speak', 'Report this offer'])('does not shift the page: %s', async (name) => {
    const page = await openPage(browser);
    await openRunning(page, product.url + offer);
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    await page.getByText(name, { exact: true }).first().scrollIntoViewIfNeeded();
    const before = await box(title);
    const scrollbar = await page.evaluate('window.innerWidth - document.documentElement.clientWidth');
    expect(scrollbar).toBeGreaterThan(5);
    await page.getByText(name, { exact: true }).first().click();
    await page.getByRole('dialog', { name }).waitFor();
    const moved = page.locator('main h1');
    expect(await box(moved)).toEqual(before);
    await page.mouse.wheel(0, 600);
    expect(await box(moved)).toEqual(before);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name }).waitFor({ state: 'hidden' });
    expect(await box(title)).toEqual(before);
    await page.context().close();
  });
});

const STYLE = 'return getComputedStyle(element).getPropertyValue(name)';
const styleOf = (of: Locator, property: string) =>
  of.evaluate(new Function('element', 'name', STYLE) as (element: unknown, name: string) => string, property);

describe.each(['light', 'dark'] as const)('in the %s', (colorScheme) => {
  it('what takes something away never has the colour of yes', async () => {
    const page = await openPage(browser, { colorScheme });
    await page.goto(`${product.url}/account/account-settings`);
    await signIn(page, EMAIL, PASSWORD);
    await page.getByRole('heading', { name: 'Account settings' }).waitFor();
    await section(page, 'Delete the account').getByRole('button', { name: 'Delete my account' }).click();
    const last = page.getByRole('dialog').getByRole('button', { name: 'Delete for good' });
    const [danger, yes] = { light: ['rgb(179, 38, 30)', '#f26a1b'], dark: ['rgb(255, 156, 145)', '#ff8a3d'] }[
      colorScheme
    ];
    expect(await styleOf(page.locator('html'), '--accent')).toBe(yes);
    expect(await styleOf(last, 'background-color')).toBe(danger);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.context().close();
  });

  it('a toast stands out from the footer and covers neither its links nor the way to apply', async () => {
    const page = await openPage(browser, { colorScheme, viewport: PHONE });
    await openRunning(page, product.url + offer);
    await page.route(`**/${builtFile('report-dialog')}*`, (route) => route.abort());
    const apply = page.getByRole('link', { name: /^Apply/ }).last();
    await page.getByText('Report this offer', { exact: true }).first().click();
    const toast = section(page, 'Notifications').getByRole('alert');
    await toast.waitFor();
    // Where the way to apply sticks to the bottom of the window.
    await page.evaluate('window.scrollTo(0, 0)');
    const [applyBox, toastBox] = [await box(apply), await box(toast)];
    expect(applyBox.y + applyBox.height).toBeLessThanOrEqual(PHONE.height);
    expect(toastBox.y + toastBox.height).toBeLessThanOrEqual(applyBox.y);
    await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)');
    const links = page.getByRole('contentinfo').getByRole('link');
    const lowest = Math.max(...(await Promise.all((await links.all()).map(box))).map(({ y, height }) => y + height));
    expect(lowest).toBeLessThanOrEqual((await box(toast)).y);
    expect(await styleOf(toast, 'border-top-color')).not.toBe(
      await styleOf(page.getByRole('contentinfo'), 'background-color'),
    );
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.context().close();
  });
});
