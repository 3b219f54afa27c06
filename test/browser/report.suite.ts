import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accessibilityProblems, DESKTOP, openPage, openRunning, PHONE, smallTargets } from '../support/browser.js';
import { type OfferBoard, RECEPTIONIST } from './offer-board.js';

const focused = (page: Page) => page.evaluate('document.activeElement?.getAttribute("name")');

/** Saying what is wrong with an offer, without an account. */
export function describeReports(board: () => OfferBoard): void {
  const address = () => board().product.url + (board().paths[RECEPTIONIST] ?? '/no-offer-of-this-title');
  const open = async (page: Page) => {
    await openRunning(page, address());
    await page.getByRole('link', { name: 'Report this offer' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Report this offer' }).waitFor();
  };

  describe('the report of an offer', () => {
    it('is sent by keyboard alone and ends with a receipt that can be copied', async () => {
      const page = await openPage(board().browser, { permissions: ['clipboard-read', 'clipboard-write'] });
      await open(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: 'It looks like a scam' }).focus();
      await page.keyboard.press('ArrowDown');
      expect(await dialog.getByRole('radio', { name: 'It discriminates against people' }).isChecked()).toBe(true);
      await page.keyboard.press('Tab');
      await page.keyboard.type('Only men may apply, says the ad.');
      await page.keyboard.press('Tab');
      await page.keyboard.type('reader@example.org');
      await page.keyboard.press('Enter');
      const receipt = page.getByRole('dialog', { name: 'Thank you. We have your report.' });
      await receipt.waitFor();
      expect(await receipt.getByText('reader@example.org').isVisible()).toBe(true);
      const said = await receipt.getByRole('definition').allTextContents();
      expect(said[0]).toMatch(/^[0-9A-Z-]{8,}$/);
      expect(said[1]).toMatch(/^\d+ \w+ \d{4} at \d\d:\d\d UTC$/);
      await receipt.getByRole('button', { name: 'Copy the receipt' }).press('Enter');
      await page.getByText('Receipt copied.').waitFor();
      expect(await page.evaluate('navigator.clipboard.readText()')).toContain(`Reference: ${said[0]}\n`);
      await page.keyboard.press('Escape');
      await receipt.waitFor({ state: 'hidden' });
      expect(await page.evaluate('document.activeElement?.textContent')).toBe('Report this offer');
      expect(page.complaints).toEqual([]);
      await page.context().close();
    });

    it('says at the field what is wrong, and goes there', async () => {
      const page = await openPage(board().browser);
      await open(page);
      const dialog = page.getByRole('dialog');
      const send = dialog.getByRole('button', { name: 'Send the report' });
      await dialog.getByLabel('E-mail for a receipt').fill('reader@');
      await send.click();
      expect(await focused(page)).toBe('reason');
      expect(await dialog.getByText('Choose what is wrong with the offer.').isVisible()).toBe(true);
      await dialog.getByRole('radio', { name: 'Something else' }).check();
      await send.click();
      expect(await focused(page)).toBe('email');
      const email = dialog.getByLabel('E-mail for a receipt');
      expect(await email.getAttribute('aria-invalid')).toBe('true');
      const note = (await email.getAttribute('aria-describedby')) ?? '';
      expect(await page.locator(`#${note}`).textContent()).toContain('Please enter a complete e-mail address');
      await page.context().close();
    });

    it('keeps what was typed when it cannot be sent, and is sent later', async () => {
      const page = await openPage(board().browser);
      await open(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: 'It is not a job' }).check();
      await dialog.getByLabel('What should we know?').fill('It is a course for money.');
      const answers = [
        (route: { abort(): Promise<void> }) => route.abort(),
        (route: { fulfill(answer: object): Promise<void> }) =>
          route.fulfill({ status: 429, headers: { 'Retry-After': '130' }, json: {} }),
        (route: { continue(): Promise<void> }) => route.continue(),
      ];
      await page.route('**/reports', async (route) => answers.shift()?.(route));
      for (const said of ['You seem to be offline.', 'try again in 3 minutes']) {
        await dialog.getByRole('button', { name: 'Send the report' }).click();
        await dialog.getByRole('alert').filter({ hasText: said }).waitFor();
        expect(await dialog.getByLabel('What should we know?').inputValue()).toBe('It is a course for money.');
      }
      await dialog.getByRole('button', { name: 'Send the report' }).click();
      await page.getByRole('dialog', { name: 'Thank you. We have your report.' }).waitFor();
      await page.context().close();
    });

    it('is a link to the contact page without JavaScript', async () => {
      const page = await openPage(board().browser, { javaScriptEnabled: false });
      await page.goto(address());
      const link = page.getByRole('link', { name: 'Report this offer' });
      expect(await link.getAttribute('href')).toBe('/babelboard/contact');
      await page.context().close();
    });

    it('has a dialog in which axe finds nothing, with room for fingers, at 320 px as well', async () => {
      for (const look of [
        { colorScheme: 'light', viewport: DESKTOP },
        { colorScheme: 'dark', viewport: PHONE },
        { colorScheme: 'dark', viewport: { width: 320, height: 640 } },
      ] as const) {
        const page = await openPage(board().browser, { ...look });
        await open(page);
        await page.getByRole('dialog').getByRole('button', { name: 'Send the report' }).click();
        const problems = look.viewport.width > 320 ? await accessibilityProblems(page) : [];
        expect({ look, problems }).toEqual({ look, problems: [] });
        expect(await smallTargets(page, '[role="dialog"] :is(button, label:has(input[type="radio"]))')).toEqual([]);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(look.viewport.width);
        await page.context().close();
      }
    });
  });
}
