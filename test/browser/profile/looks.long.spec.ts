import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import {
  accessibilityProblems,
  DESKTOP,
  launchBrowser,
  PHONE,
  smallTargets,
  untilPainted,
  type WatchedPage,
} from '../../support/browser.js';
import { eventually } from '../../support/eventually.js';
import { sharedProduct } from '../../support/product.js';
import { section } from '../account-steps.js';
import { ProfileOwner } from './profile-owner.js';

let browser: Browser;
let owner: ProfileOwner;
let page: WatchedPage;

beforeAll(async () => {
  const [product, launched] = await Promise.all([sharedProduct(), launchBrowser()]);
  browser = launched;
  owner = await ProfileOwner.register(product, browser, 'looks', { viewport: PHONE });
  ({ page } = owner);
  await owner.change('PATCH', 'preferences', { headline: 'Cook', presentation_letter: '<p>Hello</p>', salary_from: 1 });
  await owner.change('POST', 'languages', { language: 'Polish', level: 4 });
  await owner.change('POST', 'experience', {
    puesto: `Waiter at${'W'.repeat(60)}`,
    empresa: 'A house',
    f_inicio: '2020-01',
  });
  await owner.open();
});
afterAll(() => browser?.close());

const openEntry = () => page.getByRole('button', { name: /^Edit: Waiter at/ }).click();

describe('the profile on every window', () => {
  it.each([
    ['light', PHONE],
    ['dark', PHONE],
    ['light', DESKTOP],
    ['dark', DESKTOP],
  ] as const)('axe finds nothing: %s %j, read and edited', async (colorScheme, viewport) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await openEntry();
    await untilPainted(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it.each([320, 390, 1024, 1440])('fits a window %i pixels wide, read and edited', async (width) => {
    await page.setViewportSize({ width, height: 800 });
    const wide = () =>
      page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
    expect(await wide()).toBeLessThanOrEqual(0);
    await openEntry();
    expect(await wide()).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  it('has places for a thumb on a phone', async () => {
    await page.setViewportSize(PHONE);
    expect(await smallTargets(page, 'main button:visible')).toEqual([]);
    expect(await smallTargets(page, 'nav[aria-label="Your place"] a:visible')).toEqual([]);
    await openEntry();
    const [doneBox, tabsBox] = await Promise.all([
      page.getByRole('button', { name: 'Done' }).boundingBox(),
      page.getByRole('navigation', { name: 'Your place' }).boundingBox(),
    ]);
    // However long the fields are: it stands right above the tabs.
    expect((tabsBox?.y ?? 0) - ((doneBox?.y ?? 0) + (doneBox?.height ?? 0))).toBeLessThan(40);
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  it('is written with the keyboard alone', async () => {
    await page.setViewportSize(DESKTOP);
    await section(page, 'Languages').getByRole('button', { name: 'Add a language' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('germ');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await eventually(async () =>
      expect((await owner.saved()).candidate.languages).toMatchObject([
        { slug: 'Polish' },
        { slug: 'German', cefr: 'B1' },
      ]),
    );
    await page.locator('button:focus[aria-label="Add a language"]').waitFor();
    await page.keyboard.press('Enter');
    await page.getByLabel('Find a language').waitFor();
  });
});
