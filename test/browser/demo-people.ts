import { expect } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openPage, openRunning, type WatchedPage } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import type { RunningProduct } from '../support/product.js';

export const PASSWORD = 'babelboard-demo';
export const ADDRESSES = { admin: 'admin@demo.test', candidate: 'candidate@demo.test', company: 'company@demo.test' };

/** The people of the demo, signed in side by side, each with a page. */
export class DemoPeople {
  private constructor(
    readonly product: RunningProduct,
    readonly browser: Browser,
    readonly pages: Record<keyof typeof ADDRESSES, WatchedPage>,
  ) {}

  static async signIn(product: RunningProduct, browser: Browser): Promise<DemoPeople> {
    const entered = Object.entries(ADDRESSES).map(async ([name, email]) => {
      const page = await openPage(browser);
      await page.context().request.post(`${product.url}/api/auth/login`, { data: { email, password: PASSWORD } });
      return [name, page];
    });
    return new DemoPeople(product, browser, Object.fromEntries(await Promise.all(entered)));
  }

  async leave(): Promise<void> {
    await Promise.all(Object.values(this.pages).map((page) => page.context().close()));
  }

  open(page: WatchedPage, address: string): Promise<void> {
    return openRunning(page, this.product.url + address);
  }

  /** What the page's address is behind the product's. */
  address(page: WatchedPage): string {
    return page.url().slice(this.product.url.length);
  }

  reaches(page: WatchedPage, expected: string): Promise<void> {
    return eventually(() => expect(this.address(page)).toBe(expected));
  }
}

export const heading = (page: WatchedPage, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
export const message = (page: WatchedPage, text: string | RegExp) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text).waitFor();
