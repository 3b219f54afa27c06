import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accessibilityProblems, DESKTOP, openPage, openRunning, PHONE, smallTargets } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { type OfferBoard, RECEPTIONIST } from './offer-board.js';

const STORED = `localStorage.setItem('languages-i-speak', JSON.stringify([
  { slug: 'Swiss_German', rank: 3 }, { slug: 'English', rank: 6 }, { slug: 'Greek', rank: null }]))`;

/** What a guest speaks, and what every offer says to that. */
export function describeLanguagesISpeak(board: () => OfferBoard): void {
  const address = (path = '') => board().product.url + path;
  const offer = () => address(board().paths[RECEPTIONIST] ?? '/no-offer-of-this-title');
  const open = async (page: Page) => {
    await page.getByRole('button', { name: 'Languages I speak' }).first().click();
    await page.getByRole('dialog', { name: 'Languages I speak' }).waitFor();
  };

  describe('languages I speak', () => {
    it('are chosen in a few taps and then marked on cards and offers, and stay in this browser', async () => {
      const page = await openPage(board().browser, { viewport: PHONE, hasTouch: true });
      const sent: string[] = [];
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        // Names of built files hold any letters.
        if (!pathname.startsWith('/assets/')) sent.push(`${request.method()} ${pathname}${search}`);
      });
      await openRunning(page, address('/jobs?keywords=receptionist'));
      await open(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'German Deutsch' }).tap();
      await dialog
        .getByRole('radiogroup', { name: /^German/ })
        .getByText('B1')
        .tap();
      await dialog.getByRole('button', { name: 'English' }).tap();
      await dialog
        .getByRole('radiogroup', { name: /^English/ })
        .getByText('C2')
        .tap();
      await dialog.getByRole('button', { name: 'Done' }).tap();
      await dialog.waitFor({ state: 'hidden' });
      const card = page
        .getByRole('article')
        .filter({ has: page.getByRole('link', { name: RECEPTIONIST, exact: true }) });
      expect(await card.getByText('You speak 1 of 2').isVisible()).toBe(true);
      expect(await card.getByText('B2 asked, B1 held').count()).toBe(1);
      expect(await card.getByText('C1 asked, C2 held').count()).toBe(1);
      await card.getByRole('link', { name: RECEPTIONIST, exact: true }).tap();
      await page.getByRole('heading', { level: 1, name: RECEPTIONIST }).waitFor();
      await page.getByText('B2 asked, B1 held').first().waitFor();
      await page.reload();
      await page.getByText('B2 asked, B1 held').first().waitFor();
      expect(await page.context().cookies()).toEqual([]);
      expect(sent.filter((request) => /^POST|speak|German|B1|C2/.test(request))).toEqual([]);
      expect(page.complaints).toEqual([]);
      await page.context().close();
    });

    it('leave the page of the server the same for everybody', async () => {
      const [one, other] = await Promise.all([offer(), offer()].map(async (url) => (await fetch(url)).text()));
      expect(one).toBe(other);
      expect(one).not.toMatch(/You speak \d/);
    });

    it('count Swiss German as German, and any level where none is asked', async () => {
      const page = await openPage(board().browser);
      await page.addInitScript(STORED);
      await page.goto(offer());
      const asked = page.locator('section', { has: page.getByRole('heading', { name: 'Languages for this job' }) });
      await asked.getByText('B2 asked, B1 held (Swiss German)').waitFor();
      expect(await asked.getByText('C1 asked, C2 held').isVisible()).toBe(true);
      expect(await asked.getByText('You speak 1 of 2').isVisible()).toBe(true);
      await page.goto(address(board().paths.Housekeeper));
      await asked.getByText('no level asked, C2 held').waitFor();
      await page.addInitScript(`localStorage.setItem('languages-i-speak', '[{"slug":"German","rank":null}]')`);
      await openRunning(page, offer());
      await page
        .locator('p', { hasText: 'You speak 0 of 1' })
        .filter({ hasText: 'level not stated' })
        .first()
        .waitFor();
      await page.context().close();
    });

    it('are found by typing, changed and taken away by keyboard alone, in every open tab', async () => {
      const page = await openPage(board().browser);
      await openRunning(page, offer());
      const tab = await page.context().newPage();
      await openRunning(tab, offer());
      await page.getByRole('button', { name: 'Languages I speak' }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Find a language').focus();
      await page.keyboard.type('DEUT');
      await page.keyboard.press('Enter');
      const german = dialog.getByRole('radiogroup', { name: /^German/ });
      await eventually(async () => expect(await page.evaluate('document.activeElement.type')).toBe('radio'));
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
      expect(await german.getByRole('radio', { name: 'A2' }).isChecked()).toBe(true);
      await tab.getByText('B2 asked, A2 held').first().waitFor();
      await dialog.getByRole('button', { name: 'Remove German' }).press('Enter');
      await eventually(async () => expect(await page.evaluate('document.activeElement.type')).toBe('search'));
      expect(await page.evaluate(`localStorage.getItem('languages-i-speak')`)).toBeNull();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      expect(page.complaints).toEqual([]);
      await page.context().close();
    });

    it('have a dialog in which axe finds nothing, with room for fingers, at 320 px as well', async () => {
      for (const look of [
        { colorScheme: 'light', viewport: DESKTOP },
        { colorScheme: 'dark', viewport: PHONE },
        { colorScheme: 'light', viewport: { width: 320, height: 640 } },
      ] as const) {
        const page = await openPage(board().browser, { ...look });
        await page.addInitScript(STORED);
        await openRunning(page, offer());
        await open(page);
        const problems = look.viewport.width > 320 ? await accessibilityProblems(page) : [];
        expect({ look, problems }).toEqual({ look, problems: [] });
        expect(await smallTargets(page, '[role="dialog"] :is(button, label span)')).toEqual([]);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(look.viewport.width);
        await page.context().close();
      }
    });
  });
}
