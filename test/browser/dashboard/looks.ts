import { expect } from '@jest/globals';
import {
  accessibilityProblems,
  DESKTOP,
  PHONE,
  smallTargets,
  untilPainted,
  type WatchedPage,
} from '../../support/browser.js';

/** The page that is open: axe finds nothing, fingers hit everything, nothing is wider than the window; wide and narrow, light and dark. */
export async function expectGoodLooks(page: WatchedPage): Promise<void> {
  for (const [viewport, colorScheme] of [
    [DESKTOP, 'light'],
    [PHONE, 'dark'],
    [{ width: 320, height: 640 }, 'light'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await untilPainted(page);
    if (viewport.width !== 320) expect(await accessibilityProblems(page)).toEqual([]);
    expect(await smallTargets(page, 'main :is(button, select, nav a, li > a, summary):visible')).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(viewport.width);
  }
  await page.setViewportSize(DESKTOP);
}
