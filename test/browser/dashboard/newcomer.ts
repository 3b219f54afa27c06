import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { openPage, type WatchedPage } from '../../support/browser.js';
import type { RunningProduct } from '../../support/product.js';

const PASSWORD = 'tram under the olive moon';

export interface Newcomer {
  email: string;
  /** Signed in. */
  page: WatchedPage;
}

/** Somebody who registered a minute ago, with these languages and no more, in a browser of their own. */
export async function newcomer(
  product: RunningProduct,
  browser: Browser,
  languages: { slug: string; cefr: string }[],
  nombre = 'Marta',
): Promise<Newcomer> {
  const email = `newcomer-${randomUUID().slice(0, 8)}@example.test`;
  const page = await openPage(browser);
  const { request } = page.context();
  const person = { email, password: PASSWORD, nombre, apellidos: 'Ferrer', terms: true, languages };
  for (const [path, data] of [
    ['register', person],
    ['login', { email, password: PASSWORD }],
  ] as const) {
    const answer = await request.post(`${product.url}/api/auth/${path}`, { data });
    if (!answer.ok()) throw new Error(await answer.text());
  }
  return { email, page };
}
