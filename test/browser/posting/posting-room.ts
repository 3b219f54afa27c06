import type { CompanyOffer, CompanyOfferResponse } from '@babelboard/wire';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openPage, openRunning, type WatchedPage } from '../../support/browser.js';
import type { RunningProduct, SeededProduct } from '../../support/product.js';
import { ADDRESSES, PASSWORD } from '../demo-people.js';

/** What the suites about posting share: a product with the demo board, a browser, and a company that works there. */
export class PostingRoom<Product extends RunningProduct = SeededProduct> {
  constructor(
    readonly product: Product,
    readonly browser: Browser,
  ) {}

  /** A page of somebody who works for the company. */
  async recruiter(options: BrowserContextOptions = {}): Promise<WatchedPage> {
    const page = await openPage(this.browser, options);
    const data = { email: ADDRESSES.company, password: PASSWORD };
    const answer = await page.context().request.post(`${this.product.url}/api/auth/login`, { data });
    if (!answer.ok()) throw new Error(await answer.text());
    return page;
  }

  open(page: Page, address: string): Promise<void> {
    return openRunning(page, this.product.url + address);
  }

  /** A further window of the same person. */
  async secondWindow(page: Page): Promise<WatchedPage> {
    const second = await page.context().newPage();
    return Object.assign(second, { complaints: [] });
  }

  /** Makes a draft without the page. */
  async draft(page: Page, data: object): Promise<CompanyOffer> {
    const headers = { Origin: this.product.url };
    const answer = await page.context().request.post(`${this.product.url}/api/companies/offers`, { data, headers });
    if (!answer.ok()) throw new Error(await answer.text());
    return ((await answer.json()) as CompanyOfferResponse).offer;
  }

  /** What the server has. */
  async saved(page: Page, id: number): Promise<CompanyOffer> {
    const answer = await page.context().request.get(`${this.product.url}/api/companies/offers/${id}`);
    if (!answer.ok()) throw new Error(await answer.text());
    return ((await answer.json()) as CompanyOfferResponse).offer;
  }
}

/** The number of the offer that the page writes, once it has one. */
export async function offerNumber(page: Page): Promise<number> {
  await page.waitForURL(/[?&]offer=\d+/);
  return Number(new URL(page.url()).searchParams.get('offer'));
}

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

/** The heading of the step that is open. */
export const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true }).waitFor();

export const isSaved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor();

/** Berlin as a place. */
export async function chooseBerlin(page: Page): Promise<void> {
  await page.getByLabel('Where the work is').fill('Berlin');
  await page
    .getByRole('option', { name: /^Berlin.*Germany/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Remove Berlin/ }).waitFor();
}

export const IN_BERLIN = { city_id: 2950159, country_id: 276 };
