import { NO_JOB_FILTERS, writeJobListAddress } from '@babelboard/job-paths';
import { jobListResponse } from '@babelboard/wire';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { DEMO_CANDIDATE, DEMO_PASSWORD } from '../../apps/cli/src/demo/demo-accounts.js';
import {
  accessibilityProblems,
  DESKTOP,
  launchBrowser,
  openPage,
  openRunning,
  PHONE,
  pressInPlace,
  untilPainted,
} from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { type RunningProduct, sharedProduct } from '../support/product.js';
import { signIn } from './account-steps.js';

let product: RunningProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
});

describe('searching on a desktop', () => {
  it.each<Partial<Record<'language' | 'keywords' | 'location', string>>>([
    { language: 'German' },
    { keywords: 'nurse' },
    { keywords: 'krankenpfelger', location: 'Germany' },
    { language: 'English', location: 'France' },
    { language: 'French', keywords: 'waiter' },
    { location: 'Köln' },
    { language: 'Greek', keywords: 'astronaut', location: 'Malta' },
  ])('shows as many offers as the button of the sentence says: %j', async (sentence) => {
    const page = await openPage(browser);
    const lists = Object.fromEntries(Object.entries(sentence).map(([field, value]) => [field, [value]]));
    const address = writeJobListAddress({ ...NO_JOB_FILTERS, ...lists });
    const answer = await fetch(`${product.url}/api${address}`);
    const { total_search: total } = jobListResponse.parse(await answer.json()).jobs;
    await openRunning(page, product.url);
    const form = page.getByRole('main').getByRole('search').first();
    await form.locator('select').selectOption(sentence.language ?? '');
    await form.locator('[name="keywords"]').fill(sentence.keywords ?? '');
    await form.locator('[name="location"]').fill(sentence.location ?? '');
    const count = `${total.toLocaleString('en')} ${total === 1 ? 'offer' : 'offers'}`;
    await form.getByRole('button', { name: total === 0 ? 'No offers' : `Show ${count}`, exact: true }).click();
    await page.waitForURL(/\/jobs/);
    await page
      .getByRole('status')
      .filter({ hasText: total === 0 ? 'No offers' : count })
      .first()
      .waitFor({ state: 'attached' });
    expect(page.complaints).toEqual([]);
    await page.context().close();
  });

  it('changes the order, and back returns to the order before', async () => {
    const page = await openPage(browser);
    await openRunning(page, `${product.url}/jobs?keywords=nurse`);
    await page.getByRole('link', { name: 'Newest' }).click();
    await page.waitForURL(/latests=true/);
    await page.goBack();
    await page.waitForURL((url) => !url.searchParams.has('latests'));
    expect(page.complaints).toEqual([]);
    await page.context().close();
  });

  it('moves to the next offer by keyboard and keeps what the address says', async () => {
    const page = await openPage(browser);
    await openRunning(page, `${product.url}/jobs`);
    const titles = await page
      .getByRole('main')
      .getByRole('article')
      .getByRole('heading', { level: 2 })
      .allTextContents();
    const pane = page.getByLabel('Selected offer');
    await pane.getByRole('button', { name: 'Next' }).focus();
    await page.keyboard.press('Enter');
    await eventually(async () => expect(new URL(page.url()).searchParams.get('job')).not.toBeNull());
    await pane.getByRole('heading', { name: titles[1] ?? '' }).waitFor();
    await page.reload();
    await pane.getByRole('heading', { name: titles[1] ?? '' }).waitFor();
    await page.context().close();
  });
});

describe('searching as a candidate', () => {
  it('marks what the languages of the profile meet, whatever was ticked in this browser', async () => {
    const page = await openPage(browser);
    await page.addInitScript(`localStorage.setItem('languages-i-speak', JSON.stringify([{ slug: 'Welsh', rank: 7 }]))`);
    await openRunning(page, `${product.url}/login`);
    await signIn(page, DEMO_CANDIDATE.email, DEMO_PASSWORD);
    await page.waitForURL((url) => url.pathname !== '/login');
    await openRunning(page, `${product.url}/jobs-for-German-speakers?language_level=German%3AB2`);
    await page.getByText('B2 asked, B2 held').first().waitFor({ state: 'attached' });
    expect(await page.getByText(/^You speak [1-9] of/).count()).toBeGreaterThan(0);
    const opener = page.getByRole('button', { name: /^Languages I speak/ }).first();
    expect(await opener.textContent()).toContain(String(DEMO_CANDIDATE.languages.length));
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Languages I speak' });
    await dialog.getByText('These are the languages of your profile.').waitFor();
    expect(await dialog.getByRole('listitem').allTextContents()).toEqual([
      'Portuguese mother tongue',
      'Greek mother tongue',
      'English C1',
      'German B2',
      'French B1',
    ]);
    expect(await accessibilityProblems(page)).toEqual([]);
    // What the page still has to tell the server goes first: with no session it would be refused.
    await page.goto(`${product.url}/robots.txt`);
    await page.context().clearCookies();
    await openRunning(page, `${product.url}/jobs-for-German-speakers`);
    await page
      .getByText(/not one of yours/)
      .first()
      .waitFor({ state: 'attached' });
    expect(page.complaints).toEqual([]);
    await page.context().close();
  });
});

describe('searching on a phone', () => {
  it('leads back to the same place of the home page, whose lower sections are laid out late', async () => {
    const page = await openPage(browser, { viewport: PHONE, hasTouch: true });
    await openRunning(page, product.url);
    const last = page.getByRole('main').getByRole('heading', { level: 2 }).last();
    const place = async () => [await page.evaluate('scrollY'), Math.round((await last.boundingBox())?.y ?? Number.NaN)];
    // What is laid out on the way moves it.
    await eventually(async () => {
      const before = await place();
      await last.scrollIntoViewIfNeeded();
      expect(await place()).toEqual(before);
    });
    const before = await place();
    await pressInPlace(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }));
    await page.waitForURL(/contact/);
    await page.goBack();
    await page.waitForURL(`${product.url}/`);
    await eventually(async () => expect(await place()).toEqual(before));
    // Sections that only have a height for now would get their own with the next frames.
    await untilPainted(page);
    await untilPainted(page);
    expect(await place()).toEqual(before);
    await page.context().close();
  });

  it('keeps several languages of the sentence beside a place that is misspelt', async () => {
    const page = await openPage(browser, { viewport: { width: 320, height: 800 } });
    await openRunning(page, product.url);
    const first = page.getByLabel('Language you speak');
    await first.selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Add another language' }).click();
    const second = page.getByLabel('Language 2 that you speak');
    await second.selectOption({ index: 2 });
    expect(await page.getByRole('button', { name: 'Add another language' }).count()).toBe(1);
    const languages = [await first.inputValue(), await second.inputValue()].sort();
    await page.getByLabel('Where: a city or a country').fill('Vieenna');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: /^show .*offers/i }).click();
    await page.waitForURL(`${product.url}/jobs-in-Vienna-for-${languages.join('+')}-speakers**`);
    await page.context().close();
  });

  it('does not scroll sideways, from 320 px on', async () => {
    const page = await openPage(browser, { viewport: { width: 320, height: 640 } });
    for (const path of ['/', '/jobs', `/jobs?keywords=${'Donaudampfschiff'.repeat(6)}`, '/about-us']) {
      await page.goto(product.url + path);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    }
    await page.context().close();
  });
});

describe('what is not there', () => {
  it.each([
    ['/no/such/page', 404],
    ['/jobs/waiter-vienna-99999999', 404],
    ['/jobs?keywords=xyzzyxyzzy', 200],
    ['/babelboard/legal-conditions', 200],
  ])('%s answers %i with a page that helps on', async (path, status) => {
    const page = await openPage(browser, { javaScriptEnabled: false });
    const response = await page.goto(product.url + path);
    expect(response?.status()).toBe(status);
    expect(
      await page.getByRole('main').getByRole('link').or(page.getByRole('contentinfo').getByRole('link')).count(),
    ).toBeGreaterThan(0);
    await page.context().close();
  });
});

describe('accessibility', () => {
  const pages = ['/', '/jobs', '/jobs?keywords=xyzzyxyzzy', '/no/such/page', '/babelboard/faq', 'offer'];

  it.each(pages)('axe finds nothing on %s, light and dark, desktop and phone', async (path) => {
    for (const viewport of [DESKTOP, PHONE]) {
      const page = await openPage(browser, { viewport });
      await openRunning(page, product.url + (path === 'offer' ? await anOffer() : path));
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        // Who wants no motion sees the other colours at once: nothing passes into them.
        expect(
          await page.evaluate('document.getAnimations().filter((one) => one instanceof CSSTransition).length'),
        ).toBe(0);
        const problems = await accessibilityProblems(page);
        expect({ viewport, colorScheme, problems }).toEqual({ viewport, colorScheme, problems: [] });
      }
      await page.context().close();
    }
  });
});

async function anOffer(): Promise<string> {
  const answer = (await (await fetch(`${product.url}/api/jobs?_size=1`)).json()) as {
    jobs: { data: { url: string }[] };
  };
  return answer.jobs.data[0]?.url ?? '';
}
