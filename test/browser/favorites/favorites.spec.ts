import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import {
  accessibilityProblems,
  DESKTOP,
  launchBrowser,
  openPage,
  openRunning,
  PHONE,
  smallTargets,
  untilPainted,
  type WatchedPage,
} from '../../support/browser.js';
import { eventually } from '../../support/eventually.js';
import { type RunningProduct, sharedProduct } from '../../support/product.js';
import { toast } from '../account-steps.js';
import { type OwnCandidate, ownCandidate } from './own-candidate.js';

const LIST = '/jobs-in-Germany';
const MY_JOBS = '/account/my-jobs';

let product: RunningProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
});
afterAll(() => browser?.close());

const open = (page: WatchedPage, path: string) => openRunning(page, product.url + path);
const card = (page: WatchedPage, at: number) => page.getByRole('article').nth(at);
const titleOf = async (page: WatchedPage, at: number) =>
  (await card(page, at).getByRole('heading').textContent()) ?? '';
const heart = (page: WatchedPage, at: number) => card(page, at).getByRole('button', { name: /^Favorite: / });
const isPressed = async (page: WatchedPage, at: number) =>
  (await heart(page, at).getAttribute('aria-pressed')) === 'true';
const keptTitles = async (page: WatchedPage) =>
  page.getByRole('region', { name: 'Favorites' }).getByRole('heading', { level: 3 }).allTextContents();

async function candidate(options = {}): Promise<OwnCandidate> {
  return ownCandidate(product, browser, options);
}

/** Presses the heart and waits until the server knows. */
async function press(page: WatchedPage, at: number, said = 'Favorite added'): Promise<void> {
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('/api/candidates/favorites')),
    heart(page, at).click(),
  ]);
  await toast(page, said);
}

describe('the heart', () => {
  it('keeps an offer at once, is undone by a press, and stands filled on every page with the offer', async () => {
    const { page, close } = await candidate();
    await open(page, LIST);
    const title = await titleOf(page, 1);
    await press(page, 1);
    expect(await isPressed(page, 1)).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await toast(page, 'Favorite removed');
    expect(await isPressed(page, 1)).toBe(false);
    await press(page, 1);
    await card(page, 1).getByRole('link', { name: title, exact: true }).click();
    const pane = page.getByRole('region', { name: 'Selected offer' });
    await pane.getByRole('button', { name: `Favorite: ${title}`, pressed: true }).click();
    await toast(page, 'Favorite removed');
    await eventually(async () => expect(await isPressed(page, 1)).toBe(false));
    await press(page, 1);
    await page.reload();
    await eventually(async () => expect(await isPressed(page, 1)).toBe(true));
    expect(page.complaints).toEqual([]);
    await close();
  });

  it('is reached and pressed by keyboard, and takes the last of several presses', async () => {
    const { page, close, favorites } = await candidate();
    await open(page, LIST);
    await card(page, 0).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(`document.activeElement?.getAttribute('aria-label')`)).toMatch(/^Favorite: /);
    for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Space');
    expect(await isPressed(page, 0)).toBe(true);
    await eventually(async () => expect(await favorites()).toHaveLength(1));
    await close();
  });

  it('is as it was where the server cannot be told, and says so', async () => {
    const { page, close } = await candidate();
    await open(page, LIST);
    await page.route('**/api/candidates/favorites', (route) => route.abort());
    await heart(page, 0).click();
    await toast(page, 'That could not be saved: there is no connection.');
    await eventually(async () => expect(await isPressed(page, 0)).toBe(false));
    await close();
  });

  it('is seen by another tab, and by another device with its next look', async () => {
    const { page, close, openElsewhere } = await candidate();
    const other = await openElsewhere();
    await open(other, LIST);
    await open(page, LIST);
    await press(page, 0);
    await other.reload();
    await eventually(async () => expect(await isPressed(other, 0)).toBe(true));
    await other.context().close();
    await close();
  });

  it('leaves room for the words beside it, for a finger, at 320 px too', async () => {
    const { page, close } = await candidate({ viewport: { width: 320, height: 700 } });
    await open(page, LIST);
    await page
      .getByLabel(/^More about /)
      .first()
      .waitFor();
    expect(await smallTargets(page, 'ol article button[aria-pressed]')).toEqual([]);
    const overlaps = await page.evaluate<string[]>(`
      [...document.querySelectorAll('ol article')].flatMap((article) => {
        const corner = [...article.querySelectorAll('button[aria-pressed] svg, summary svg')].map((icon) => icon.getBoundingClientRect());
        const range = document.createRange();
        return [...article.querySelectorAll('h2 a, p > span, time')].flatMap((words) => {
          range.selectNodeContents(words);
          return [...range.getClientRects()].some((line) => corner.some((icon) =>
            line.left < icon.right - 1 && icon.left < line.right - 1 && line.top < icon.bottom - 1 && icon.top < line.bottom - 1))
            ? [words.textContent] : [];
        });
      })`);
    expect(overlaps).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    await close();
  });
});

describe('my jobs', () => {
  it('lead on where nothing is kept', async () => {
    const { page, close } = await candidate();
    await open(page, MY_JOBS);
    await page.getByText('Nothing kept yet').waitFor();
    await page.getByRole('link', { name: 'All jobs', exact: true }).last().click();
    await page.waitForURL(/\/jobs$/);
    await close();
  });

  it.each([
    ['a desktop', DESKTOP, 'light'],
    ['a phone', PHONE, 'dark'],
  ] as const)('hold six a page on %s, found by words and by what has ended', async (_where, viewport, colorScheme) => {
    const { page, close, keep, query } = await candidate({ viewport, colorScheme });
    const [ended, ...titles] = await keep(8);
    await query("UPDATE offer SET state = 'closed' WHERE title = $1 AND id = ANY ($2)", ended);
    try {
      await open(page, MY_JOBS);
      await page.getByText('8 offers', { exact: true }).waitFor();
      expect(await keptTitles(page)).toHaveLength(6);
      await page.getByRole('link', { name: 'Older' }).click();
      await page.getByText('Page 2 of 2').waitFor();
      await eventually(async () => expect(await keptTitles(page)).toHaveLength(2));
      await page.getByRole('link', { name: 'Ended (1)' }).click();
      await eventually(async () => expect(await keptTitles(page)).toEqual([ended?.title]));
      const gone = page.getByRole('article', { name: ended?.title as string });
      expect(await gone.getByRole('link').allTextContents()).toEqual(['Similar offers']);
      await untilPainted(page);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.getByRole('link', { name: 'All', exact: true }).click();
      await page.getByRole('searchbox', { name: 'Title, company or place' }).fill(titles[0]?.title as string);
      await eventually(async () => expect(new URL(page.url()).searchParams.get('search')).toBe(titles[0]?.title));
      await eventually(async () => expect(await keptTitles(page)).toContain(titles[0]?.title));
      await untilPainted(page);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(page.complaints).toEqual([]);
    } finally {
      await query("UPDATE offer SET state = 'published' WHERE title = $1 AND id = ANY ($2)", ended);
      await close();
    }
  });

  it('let one go and come back, and keep the place of who reads by keys', async () => {
    const { page, close, keep } = await candidate();
    const titles = (await keep(2)).map(({ title }) => title).reverse();
    await open(page, MY_JOBS);
    await eventually(async () => expect(await keptTitles(page)).toEqual(titles));
    await heart(page, 0).focus();
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await keptTitles(page)).toEqual(titles.slice(1)));
    await eventually(async () => expect(await page.evaluate('document.activeElement?.id')).toBe('favorites'));
    await page.getByRole('button', { name: 'Undo' }).click();
    await eventually(async () => expect((await keptTitles(page)).sort()).toEqual([...titles].sort()));
    await close();
  });

  it('lead from an offer that has ended to similar ones', async () => {
    const { page, close, keep, query } = await candidate();
    const [ended] = await keep(1);
    await query("UPDATE offer SET state = 'closed' WHERE title = $1 AND id = ANY ($2)", ended);
    await open(page, MY_JOBS);
    await page.getByRole('link', { name: /^Similar offers/ }).click();
    await page
      .getByText(/no longer|has ended/i)
      .first()
      .waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(ended?.title);
    await query("UPDATE offer SET state = 'published' WHERE title = $1 AND id = ANY ($2)", ended);
    await close();
  });
});

describe('companies that somebody does not want to see', () => {
  it('go from the list at once, with the way back, and stay away', async () => {
    const { page, close } = await candidate();
    await open(page, LIST);
    const company = (await card(page, 0).locator('p span').first().textContent()) as string;
    const name = page.getByText(company, { exact: true });
    const ofCompany = page.getByRole('article').filter({ has: name });
    // By its id: another promoted offer may take the first place.
    const next = await page.getByRole('article').filter({ hasNot: name }).first().getAttribute('id');
    const hide = async () => {
      await ofCompany
        .first()
        .getByLabel(/^More about /)
        .press('Enter');
      await page.getByRole('button', { name: `Hide offers of ${company}` }).press('Enter');
      await toast(page, 'Company hidden');
    };
    const total = async () =>
      Number(
        (
          (await page
            .getByText(/^[\d,]+ offers$/)
            .first()
            .textContent()) ?? ''
        ).replace(/\D/g, ''),
      );
    const before = await total();
    await hide();
    await page.locator(`#${next} a:focus`).waitFor();
    await page.keyboard.press('Control+z');
    await toast(page, 'are in your lists again');
    await eventually(async () => expect(await total()).toBe(before));
    await hide();
    expect(await ofCompany.count()).toBe(0);
    await eventually(async () => expect(await total()).toBeLessThan(before));
    await page.reload();
    await eventually(async () => expect(await total()).toBeLessThan(before));
    await open(page, MY_JOBS);
    await page.getByRole('button', { name: `Show again: offers of ${company}` }).press('Enter');
    await toast(page, 'are in your lists again');
    await page.locator('h1:focus').waitFor();
    expect(await page.getByRole('region', { name: 'Hidden companies' }).count()).toBe(0);
    await open(page, LIST);
    await eventually(async () => expect(await total()).toBe(before));
    await close();
  });
});

describe('what one has looked for and at', () => {
  it('is a search once one stays, to be opened and forgotten', async () => {
    const { page, close } = await candidate();
    await open(page, '/jobs-in-Austria?experience=2');
    await page.waitForResponse((response) => response.url().endsWith('/api/candidates/searchs'));
    await open(page, MY_JOBS);
    const searches = page.getByRole('region', { name: 'Latest searches' });
    await searches.waitFor();
    expect(await searches.getByRole('listitem').allTextContents()).toEqual(['Jobs in Austriaand 1 more filter']);
    await searches.getByRole('link', { name: 'Jobs in Austria' }).click();
    await page.waitForURL(/\/jobs-in-Austria\?experience=2/);
    await open(page, MY_JOBS);
    await searches.getByRole('button', { name: 'Remove Jobs in Austria' }).press('Enter');
    await eventually(async () => expect(await searches.count()).toBe(0));
    await page.locator('h1:focus').waitFor();
    await close();
  });

  it('is seen on every device: what a guest has opened comes along, and leaves the browser with them', async () => {
    const page = await openPage(browser);
    await open(page, LIST);
    const address = (await card(page, 1).getByRole('link').first().getAttribute('href')) as string;
    await open(page, address);
    const { close, signInOn, openElsewhere } = await candidate();
    await signInOn(page);
    await open(page, LIST);
    const other = await openElsewhere();
    await eventually(async () => {
      await open(other, LIST);
      expect(await card(other, 1).getAttribute('data-seen')).toBe('true');
    });
    await page.goto(`${product.url}/logout`);
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
    await eventually(async () => expect(await page.evaluate(`localStorage.getItem('seen-offers')`)).toBeNull());
    await Promise.all([page.context().close(), other.context().close(), close()]);
  });
});
