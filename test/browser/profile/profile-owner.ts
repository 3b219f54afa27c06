import type { ProfileResponse } from '@babelboard/wire';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { openPage, openRunning, type WatchedPage } from '../../support/browser.js';
import type { RunningProduct } from '../../support/product.js';
import { Visitor } from '../../support/visitor.js';

const PASSWORD = 'tram under the olive moon';

/** A new candidate with a page that is signed in, for journeys through the profile. */
export class ProfileOwner {
  private constructor(
    private readonly product: RunningProduct,
    readonly email: string,
    readonly page: WatchedPage,
  ) {}

  static async register(
    product: RunningProduct,
    browser: Browser,
    name: string,
    options: BrowserContextOptions = {},
  ): Promise<ProfileOwner> {
    const email = `${name}-${Date.now()}@profile.test`;
    const body = { email, password: PASSWORD, nombre: 'Ana', apellidos: 'Kowalska', terms: true };
    await new Visitor(product.url).call('POST', '/api/auth/register', body);
    const owner = new ProfileOwner(product, email, await openPage(browser, options));
    await owner.signIn();
    return owner;
  }

  async signIn(): Promise<void> {
    const data = { email: this.email, password: PASSWORD };
    const answer = await this.page.context().request.post(`${this.product.url}/api/auth/login`, { data });
    if (!answer.ok()) throw new Error(`${this.email} cannot sign in: ${await answer.text()}`);
  }

  get password(): string {
    return PASSWORD;
  }

  async open(page: WatchedPage = this.page, path = '/account/my-profile'): Promise<void> {
    await openRunning(page, this.product.url + path);
    await page.getByRole('heading', { level: 1, name: 'Ana Kowalska' }).waitFor();
  }

  /** A further window of the same person. */
  async secondWindow(): Promise<WatchedPage> {
    const page = await this.page.context().newPage();
    return Object.assign(page, { complaints: [] });
  }

  /** What the server has. */
  async saved(): Promise<ProfileResponse['user']> {
    const answer = await this.page.context().request.get(`${this.product.url}/api/candidates/profile`);
    return ((await answer.json()) as ProfileResponse).user;
  }

  /** Changes something as another window, or another device, would. */
  async change(method: 'POST' | 'PATCH' | 'DELETE', path: string, data: object): Promise<void> {
    const headers = { Origin: this.product.url };
    const url = `${this.product.url}/api/candidates/${path}`;
    const answer = await this.page.context().request.fetch(url, { method, data, headers });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  }

  leave(): Promise<void> {
    return this.page.context().close();
  }
}
