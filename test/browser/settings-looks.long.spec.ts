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
} from '../support/browser.js';
import { type RunningProduct, sharedProduct } from '../support/product.js';
import { section } from './account-steps.js';

/** As narrow as pages have to work (WCAG 2.2, 1.4.10). */
const NARROW = { width: 320, height: 640 };

let product: RunningProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
});
afterAll(() => browser?.close());

// With all that can be opened in them open and every fault shown.
describe('the page of the settings', () => {
  it.each([
    ['company', '/company/account-settings', 'light desktop, dark desktop, light phone, dark phone, light narrow'],
    ['candidate', '/account/account-settings', 'light desktop, dark phone'],
    ['admin', '/admin/account-settings', 'dark desktop, light narrow'],
  ])('of a demo %s: axe finds nothing, everything can be hit, nothing is too wide', async (who, address, views) => {
    const page = await openPage(browser);
    await page.context().request.post(`${product.url}/api/auth/login`, {
      data: { email: `${who}@demo.test`, password: 'babelboard-demo' },
      headers: { Origin: product.url },
    });
    await openRunning(page, product.url + address);
    await page.getByRole('button', { name: 'Add a passkey' }).waitFor();
    for (const name of ['Change the address', 'Change the password', 'Add a passkey', 'Turn it on']) {
      const opener = page.getByRole('button', { name });
      if ((await opener.count()) > 0) await opener.click();
    }
    for (const press of await page.locator('main form button[type="submit"]').all()) await press.click();
    await page.getByText('Please fill this in.').first().waitFor();
    await section(page, 'Consents').getByText('History').click();
    // Times are those of the clock on the wall.
    expect(await page.getByRole('main').textContent()).not.toMatch(/\bUTC\b/);
    for (const view of views.split(', ')) {
      const viewport = view.endsWith('desktop') ? DESKTOP : view.endsWith('phone') ? PHONE : NARROW;
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: view.startsWith('dark') ? 'dark' : 'light' });
      await untilPainted(page);
      expect({ view, problems: await accessibilityProblems(page) }).toEqual({ view, problems: [] });
      const small = await smallTargets(
        page,
        'main :is(button, select, nav a, summary, label:has([role="switch"])):visible',
      );
      expect({ view, small }).toEqual({ view, small: [] });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(viewport.width);
    }
    expect(page.complaints).toEqual([]);
    await page.context().close();
  });
});
