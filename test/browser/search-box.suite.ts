import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { adRow } from '../support/ads.js';
import { showBoard } from '../support/board.js';
import { accessibilityProblems, openPage, openRunning, PHONE, untilPainted } from '../support/browser.js';
import { builtFile } from '../support/built-file.js';
import { eventually } from '../support/eventually.js';
import type { RunningProduct } from '../support/product.js';

/** How one comes from a few letters to a list. */
export function describeSearchBox(started: () => { product: RunningProduct; browser: Browser }): void {
  let product: RunningProduct;
  let browser: Browser;

  beforeAll(async () => {
    ({ product, browser } = started());
    const rows = [
      ...['Vienna', 'Graz', 'Linz'].map((city) => adRow({ city, title: `Pastry cook in ${city}` })),
      adRow({ title: 'Greek speaking waiter', description: 'You speak Greek at level B2 and English at level B1.' }),
      adRow({ title: 'Night porter', city: 'Cologne', country: 'DE' }),
      adRow({ title: 'Programmer', city: 'Cologne', country: 'DE', description: 'You write Java and Python with us.' }),
    ];
    await showBoard(product, rows);
  });

  /** The search box, once the page runs it. */
  async function openBox(page: Page, path = '/jobs') {
    await page.goto(product.url + path);
    const box = page.getByRole('combobox', { name: /What you are looking for/ });
    await box.waitFor();
    return box;
  }

  /** Proposals of a kind. */
  const lines = (page: Page, kind: string) => page.locator(`[role="option"][data-kind="${kind}"]`);
  const highlighted = (page: Page) =>
    page.evaluate(
      `document.getElementById(document.activeElement.getAttribute('aria-activedescendant') || '-')?.textContent ?? null`,
    );

  describe('the search box', () => {
    it('leads by keyboard alone from typing to an offer and back', async () => {
      const page = await openPage(browser);
      const box = await openBox(page);
      await box.focus();
      await page.keyboard.type('vienn');
      await page
        .getByRole('option', { name: /^Vienna/ })
        .first()
        .waitFor();
      await page.keyboard.press('ArrowDown');
      expect(await highlighted(page)).toMatch(/^Vienna/);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/jobs-in-Vienna$/);
      expect(await box.inputValue()).toBe('');
      const where = page.getByRole('combobox', { name: /^Where/ });
      await eventually(async () => expect(await where.inputValue()).toBe('Vienna'));
      await page.keyboard.type('Greek');
      await lines(page, 'language')
        .filter({ hasText: /^Greek/ })
        .waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/jobs-in-Vienna-for-Greek-speakers$/);
      await page.keyboard.type('waiter');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/jobs-in-Vienna-for-Greek-speakers\?keywords=waiter$/);
      await page.getByRole('status').filter({ hasText: '1 offer' }).waitFor();
      // On from the box: filters, what is active, the order, the offer, its pane.
      const focused = () => page.evaluate<string>('document.activeElement.textContent');
      const tabTo = async (words: string, most: number) => {
        for (let tabs = 0; tabs < most && (await focused()) !== words; tabs += 1) {
          await page.keyboard.press('Tab');
        }
      };
      await tabTo('Greek speaking waiter', 40);
      await page.keyboard.press('Enter');
      await page.waitForURL(/job=\d+/);
      await page.getByLabel('Selected offer').getByRole('heading', { name: 'Greek speaking waiter' }).waitFor();
      // Past the heart and the menu of its card.
      await tabTo('Go to the selected offer', 3);
      await page.keyboard.press('Enter');
      expect(await page.evaluate('document.activeElement.id')).toBe('offer');
      await page.goBack();
      await page.waitForURL(/\/jobs-in-Vienna-for-Greek-speakers$/);
      expect(page.complaints).toEqual([]);
      await page.context().close();
    });

    it('completes the last word beside those before it, and says how many offers each line finds', async () => {
      const page = await openPage(browser);
      const box = await openBox(page);
      await box.fill('cook vien');
      const line = page.getByRole('option', { name: /^cook.*Vienna/ });
      await line.waitFor();
      expect(await line.locator('b').textContent()).toBe('Vien');
      await line.getByText('1 offer').waitFor();
      const count = await page.getByRole('option').count();
      await page
        .getByRole('status')
        .filter({ hasText: count === 1 ? '1 suggestion' : `${count} suggestions` })
        .waitFor();
      for (const option of await page.getByRole('option').all()) {
        expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await page.keyboard.press('End');
      expect(await highlighted(page)).toBe(await page.getByRole('option').last().textContent());
      await page.keyboard.press('Home');
      expect(await highlighted(page)).toBe(await page.getByRole('option').first().textContent());
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await page.getByRole('listbox').count()).toBe(0);
      expect(await box.inputValue()).toBe('cook vien');
      await box.fill('cook vienn');
      await line.click();
      await page.waitForURL(/\/jobs-in-Vienna\?keywords=cook$/);
      await eventually(async () => expect(await box.inputValue()).toBe('cook'));
      await page.context().close();
    });

    it('reads a place out of what was typed, says so, and leads to the words', async () => {
      for (const open of ['address', 'field'] as const) {
        const page = await openPage(browser, { viewport: { width: 390, height: 844 } });
        if (open === 'address') await page.goto(`${product.url}/jobs?keywords=cook+vienna`);
        else {
          const box = await openBox(page);
          await box.fill('cook vienna');
          await page.keyboard.press('Enter');
        }
        await page.waitForURL(/\/jobs-in-Vienna\?keywords=cook/);
        const note = page.getByRole('status').filter({ hasText: 'We read cook vienna as the search below.' });
        await note.waitFor();
        const field = (label: RegExp) => page.getByRole('combobox', { name: label });
        await eventually(async () => expect(await field(/^Where/).inputValue()).toBe('Vienna'));
        expect(await field(/^What/).inputValue()).toBe('cook');
        expect(await accessibilityProblems(page)).toEqual([]);
        await note.getByRole('link', { name: 'Search for these words instead' }).click();
        await page.waitForURL(/\/jobs\?keywords=cook\+vienna&literal=true$/);
        await note.waitFor({ state: 'detached' });
        await page.context().close();
      }
    });

    it('turns one of several filters that were read back into words', async () => {
      const page = await openPage(browser, { viewport: PHONE });
      await page.goto(`${product.url}/jobs?keywords=cook+vienna+greek`);
      await page.waitForURL(/\/jobs-in-Vienna-for-Greek-speakers\?keywords=cook/);
      const note = page.getByRole('status').filter({ hasText: 'Search as words instead: vienna, greek.' });
      await note.getByRole('link', { name: 'greek', exact: true }).click();
      await page.waitForURL(/\/jobs-in-Vienna\?keywords=cook\+greek&literal=true$/);
      await note.waitFor({ state: 'detached' });
      await page.context().close();
    });

    it('is in the sentence of the home page, too', async () => {
      for (const viewport of [
        { width: 1440, height: 900 },
        { width: 320, height: 720 },
      ]) {
        const page = await openPage(browser, { viewport });
        await page.goto(`${product.url}/`);
        const work = page.getByRole('combobox', { name: /^What you are looking for/ });
        await work.fill('cook vien');
        const line = page.getByRole('option', { name: /^cook.*Vienna/ });
        await line.waitFor();
        expect(await accessibilityProblems(page)).toEqual([]);
        expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
        await page.keyboard.press('Escape');
        expect(await work.inputValue()).toBe('cook vien');
        await work.fill('cook');
        const place = page.getByRole('combobox', { name: /^Where/ });
        await place.fill('lin');
        await lines(page, 'place').filter({ hasText: /^Linz/ }).waitFor();
        await page.keyboard.press('ArrowDown');
        expect(await highlighted(page)).toMatch(/^Linz/);
        await page.keyboard.press('Enter');
        // A part of the sentence: it fills its blank, and the keyboard goes on.
        await eventually(async () => expect(await place.inputValue()).toBe('Linz'));
        expect(new URL(page.url()).pathname).toBe('/');
        expect(await page.evaluate('document.activeElement?.type')).toBe('submit');
        await page.keyboard.press('Enter');
        await page.waitForURL(/\/jobs-in-Linz\?keywords=cook$/);
        await page.context().close();
      }
    });

    it('has a field for the place, which keeps the rest, corrects it and takes a distance', async () => {
      const page = await openPage(browser, { viewport: { width: 320, height: 720 } });
      await openBox(page, '/jobs?keywords=cook');
      const where = page.getByRole('combobox', { name: /^Where/ });
      await where.fill('lin');
      await lines(page, 'place').filter({ hasText: /^Linz/ }).click();
      await page.waitForURL(/\/jobs-in-Linz\?keywords=cook$/);
      await where.fill('Vieenna');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/jobs-in-Vienna\?keywords=cook/);
      await eventually(async () => expect(await where.inputValue()).toBe('Vienna'));
      await page.getByLabel('Distance').selectOption('100');
      await page.waitForURL(/\/jobs-in-Vienna\?keywords=cook&radius=100$/);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
      await where.fill('');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/jobs\?keywords=cook$/);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.context().close();
    });

    it('leads to the list of a skill', async () => {
      const page = await openPage(browser, { viewport: PHONE, hasTouch: true });
      const box = await openBox(page);
      await box.fill('pytho');
      await lines(page, 'skill').first().tap();
      await page.waitForURL(/\/jobs-with-[a-z-]+$/);
      await page.context().close();
    });

    it('never shows the proposals of an older text', async () => {
      const page = await openPage(browser);
      let answerOlder = () => {};
      const newerIsThere = new Promise<void>((resolve) => {
        answerOlder = resolve;
      });
      await page.route(/suggestions\/lines\?q=g&/, async (route) => {
        await newerIsThere;
        await route.continue();
      });
      const box = await openBox(page);
      const older = page.waitForRequest(/suggestions\/lines\?q=g&/);
      await box.fill('g');
      await older;
      await box.fill('vienn');
      await page
        .getByRole('option', { name: /^Vienna/ })
        .first()
        .waitFor();
      answerOlder();
      // Answered or given up: it has come to its end, and the page has been painted since.
      await (await older).response().catch(() => null);
      await untilPainted(page);
      expect(await page.getByRole('option').allTextContents()).not.toContainEqual(expect.stringMatching(/^G/));
      await page.context().close();
    });

    it('keeps what one typed before its proposals were there', async () => {
      const page = await openPage(browser);
      let sendCode = () => {};
      const typed = new Promise<void>((resolve) => {
        sendCode = resolve;
      });
      await page.route(`**/${builtFile('search-combobox')}*`, async (route) => {
        await typed;
        await route.continue();
      });
      await page.goto(`${product.url}/jobs`, { waitUntil: 'load' });
      await page.getByLabel('What you are looking for').click();
      await page.keyboard.type('vien', { delay: 30 });
      sendCode();
      await page.getByRole('combobox', { name: /What you are looking for/ }).waitFor();
      await page.keyboard.type('na');
      await page
        .getByRole('option', { name: /^Vienna/ })
        .first()
        .waitFor();
      await page.context().close();
    });

    it('remembers the last searches in this browser', async () => {
      const page = await openPage(browser);
      await openRunning(page, `${product.url}/jobs-in-Cologne`);
      await eventually(async () =>
        expect(await page.evaluate('localStorage.getItem("recent-searches")')).toMatch(/Cologne/),
      );
      const box = await openBox(page);
      await box.click();
      await lines(page, 'recent').filter({ hasText: 'Cologne' }).click();
      await page.waitForURL(/\/jobs-in-Cologne$/);
      await page.context().close();
    });
  });
}
