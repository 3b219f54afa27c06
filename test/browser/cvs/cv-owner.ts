import { randomUUID } from 'node:crypto';
import type { CvsResponse, ProfileResponse } from '@babelboard/wire';
import type { Browser, BrowserContextOptions, Locator } from 'playwright-core';
import { column, pdfOf } from '../../../libs/document-reading/src/testing/made-pdf.js';
import { openPage, openRunning, type WatchedPage } from '../../support/browser.js';
import type { RunningProduct } from '../../support/product.js';

const PASSWORD = 'tram under the olive moon';
const MY_CVS = '/account/my-cvs';

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A CV of one page that names all that a profile asks for, but for when a school began, the sector and a photo. */
export function chefsCv(): ChosenFile {
  const buffer = Buffer.from(
    pdfOf([
      { text: 'Kwame Asante', x: 50, y: 60, size: 20, bold: true },
      ...column(50, 82, 16, 'Head Chef', '14 Sample Row, London, United Kingdom', '+44 7400 123456'),
      ...part(150, 'Work experience', [
        'Head Chef, The Paper Lantern, London',
        '03/2019 - present',
        'Sous Chef, Harbour and Vine, Brighton',
        '06/2014 - 02/2019',
      ]),
      ...part(260, 'Education', ['Diploma in Hospitality, Accra Polytechnic', '2013']),
      ...part(330, 'Languages', ['English: C1', 'French: B1']),
      ...part(400, 'Skills', [
        'SQL',
        'Python (computer programming)',
        'cook products of pastry',
        'plating for cameras',
      ]),
    ]),
  );
  return { name: 'chef.pdf', mimeType: '', buffer };
}

function part(y: number, heading: string, lines: string[]) {
  return [{ text: heading, x: 50, y, size: 14, bold: true }, ...column(50, y + 20, 16, ...lines)];
}

export function textFile(name: string, ...lines: string[]): ChosenFile {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) };
}

/** Somebody who registered a minute ago and has a CV at hand. */
export class CvOwner {
  /** How often they pressed or chose something. */
  presses = 0;

  private constructor(
    private readonly product: RunningProduct,
    readonly page: WatchedPage,
    readonly email: string,
  ) {}

  static async register(
    product: RunningProduct,
    browser: Browser,
    options: BrowserContextOptions = {},
    languages: { slug: string; cefr: string }[] = [],
  ): Promise<CvOwner> {
    const email = `cv-${randomUUID().slice(0, 8)}@example.test`;
    const page = await openPage(browser, options);
    const person = { email, password: PASSWORD, nombre: 'Ana', apellidos: 'Kowalska', terms: true, languages };
    for (const [path, data] of [
      ['register', person],
      ['login', { email, password: PASSWORD }],
    ] as const) {
      const answer = await page.context().request.post(`${product.url}/api/auth/${path}`, { data });
      if (!answer.ok()) throw new Error(await answer.text());
    }
    return new CvOwner(product, page, email);
  }

  open(path = MY_CVS): Promise<void> {
    return openRunning(this.page, this.product.url + path);
  }

  /** Chooses a file, as the list of the device gives it. */
  async choose(file: ChosenFile): Promise<void> {
    this.presses += 2;
    await this.page.locator('input[type=file]').setInputFiles(file);
  }

  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await target.click();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  step(question: string): Promise<void> {
    return this.page.getByRole('heading', { level: 2, name: question }).waitFor();
  }

  /** Waits until a file was sent, checked and read: that takes a process of its own, and may wait for others. */
  async untilRead(name: string): Promise<void> {
    const title = this.page.getByRole('heading', { level: 1, name: `What we read in ${name}` });
    await title.waitFor();
    await this.page.getByText(/^Step \d of \d/).waitFor();
  }

  /** Takes what is ticked, step by step, to the end. */
  async takeAll(): Promise<void> {
    const end = this.page.getByRole('heading', { level: 2, name: 'That is your CV' });
    const question = this.page.getByText(/^Step \d of \d/);
    while (!(await end.isVisible())) {
      const step = await question.textContent();
      await this.press(this.button(/^Take (it|these)/));
      await question
        .filter({ hasNotText: step ?? '' })
        .or(end)
        .waitFor();
    }
  }

  /** Sends a file as another page would. */
  async upload(cv: ChosenFile): Promise<void> {
    const headers = { Origin: this.product.url };
    const url = `${this.product.url}/api/candidates/mycv/fromVue`;
    const answer = await this.page.context().request.post(url, { multipart: { cv }, headers });
    if (!answer.ok()) throw new Error(await answer.text());
  }

  /** Changes something as another page would. */
  async change(method: 'POST' | 'PATCH', path: string, data: object): Promise<void> {
    const headers = { Origin: this.product.url };
    const url = `${this.product.url}/api/candidates/${path}`;
    const answer = await this.page.context().request.fetch(url, { method, data, headers });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  }

  async profile(): Promise<ProfileResponse['user']> {
    return ((await this.get('profile')) as ProfileResponse).user;
  }

  async cvs(): Promise<CvsResponse['cvs']> {
    return ((await this.get('mycv')) as CvsResponse).cvs;
  }

  leave(): Promise<void> {
    return this.page.context().close();
  }

  private async get(path: string): Promise<unknown> {
    const answer = await this.page.context().request.get(`${this.product.url}/api/candidates/${path}`);
    return answer.json();
  }
}
