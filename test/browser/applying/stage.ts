import type { User } from '@babelboard/wire';
import type { Browser, Locator, Page } from 'playwright-core';
import { openPage, type WatchedPage } from '../../support/browser.js';
import type { RunningProduct } from '../../support/product.js';
import { ADDRESSES, PASSWORD } from '../demo-people.js';

export interface PostedOffer {
  id: number;
  url: string;
  title: string;
}

/** A page of somebody of the demo who is signed in. */
export async function pageOf(
  product: RunningProduct,
  browser: Browser,
  who: keyof typeof ADDRESSES,
  options = {},
): Promise<WatchedPage> {
  const page = await openPage(browser, options);
  await page.context().request.post(`${product.url}/api/auth/login`, {
    data: { email: ADDRESSES[who], password: PASSWORD },
  });
  return page;
}

/** Calls the API as whoever is signed in. @throws with what was answered */
export async function call<Answer>(
  page: WatchedPage,
  product: RunningProduct,
  method: string,
  path: string,
  data?: unknown,
): Promise<Answer> {
  const answer = await page.context().request.fetch(product.url + path, {
    method,
    ...(data === undefined ? {} : { data }),
    headers: { Origin: product.url },
  });
  if (!answer.ok()) throw new Error(`${path} was answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Moves the one who is in sight there, or the first of them, by the menu that says where they stand. */
export async function moveTo(place: Page | Locator, state: string): Promise<void> {
  await moveMenu(place).click();
  await place.getByRole('menuitemradio', { name: state, exact: true }).click();
}

/** Says where the first who is in sight stands. */
export function moveMenu(place: Page | Locator): Locator {
  return place.getByRole('button', { name: /: move / }).first();
}

/** A whole draft of the demo's company that takes applications here, asks for German B2, and has a question that decides. */
export async function draftOffer(
  product: RunningProduct,
  company: WatchedPage,
  title: string,
): Promise<Pick<PostedOffer, 'id' | 'title'>> {
  const [german] = await product.query<{ id: number }>(`SELECT id FROM language WHERE slug = 'German'`);
  const { offer } = await call<{ offer: { id: number } }>(company, product, 'POST', '/api/companies/offers', {
    title,
    kind: 'vacancy',
    remote: 'Remote',
    languages: [{ language: german?.id, level: 2, cefr: 'B2', mandatory: true }],
    description: '<p>We look for somebody who likes the night and talks to guests kindly.</p>',
    employment_type: [1],
    salary: { min: 30_000, max: 36_000, currency: 'EUR', period: 'year' },
    apply: { here: true },
    step: 6,
  });
  await call(company, product, 'PUT', `/api/companies/offers/${offer.id}/screening-questions`, {
    questions: [
      { type: 'yes_no', text: 'Can you work at night?', required: true, knock_out: true, wanted: { yes: true } },
      { type: 'one_of', text: 'When could you start?', options: ['At once', 'In a month'], required: true },
    ],
  });
  return { id: offer.id, title };
}

/** The same, published. */
export async function postOffer(product: RunningProduct, company: WatchedPage, title: string): Promise<PostedOffer> {
  const draft = await draftOffer(product, company, title);
  const { offer } = await publish(product, company, `/api/companies/offers/${draft.id}/publish`);
  return { ...draft, url: new URL(offer.url, product.url).pathname };
}

/** Signs in somebody else who works for the demo's company, whose account is made by the first who asks. */
export async function secondRecruiter(product: RunningProduct, page: WatchedPage): Promise<{ name: string }> {
  const email = 'second.recruiter@demo.test';
  await product.query(
    `WITH made AS (
       INSERT INTO account (type, email, email_key, email_verified_at, password_hash, first_name, last_name, language, created_at)
       SELECT type, $2, $2, now(), password_hash, 'Solveig', 'Strand', 'en', now() FROM account WHERE email = $1
       ON CONFLICT DO NOTHING RETURNING id)
     INSERT INTO company_member (account_id, company_id, role, joined_at)
     SELECT made.id, company_id, 'recruiter', now() FROM made, company_member
     WHERE account_id = (SELECT id FROM account WHERE email = $1)`,
    [ADDRESSES.company, email],
  );
  const credentials = { email, password: PASSWORD };
  const { user } = await call<{ user: Pick<User, 'consents_due'> }>(
    page,
    product,
    'POST',
    '/api/auth/login',
    credentials,
  );
  const texts = user.consents_due;
  if (texts.length > 0) await call(page, product, 'POST', '/api/account/consents/answer', { agreed: true, texts });
  return { name: 'Solveig Strand' };
}

/** One live offer is free; suites that work side by side need more, which an operator grants where it is the first time. */
async function publish(
  product: RunningProduct,
  company: WatchedPage,
  path: string,
): Promise<{ offer: { url: string } }> {
  try {
    return await call(company, product, 'POST', path, {});
  } catch (error) {
    if (!String(error).includes('OFFER_ALLOWANCE_USED')) throw error;
    await grantOffers(product);
    return call(company, product, 'POST', path, {});
  }
}

/** Lets the demo's company have many live offers. */
export async function grantOffers(product: RunningProduct): Promise<void> {
  const [demo] = await product.query<{ slug: string }>(
    `SELECT slug FROM company JOIN company_member ON company_id = company.id
       JOIN account ON account.id = account_id WHERE email = $1`,
    [ADDRESSES.company],
  );
  const granted = await product.cli('grant-offers', '--company', `${demo?.slug}`, '--amount', '20');
  if (granted.code !== 0) throw new Error(granted.output);
}

/** Ends an offer, so that it stands in nobody's lists any more. */
export async function closeOffer(product: RunningProduct, company: WatchedPage, { id }: { id: number }): Promise<void> {
  await call(company, product, 'POST', `/api/companies/offers/${id}/close`, { outcome: 'not' });
}

/** The demo's candidate applies, without the page. */
export async function apply(
  product: RunningProduct,
  candidate: WatchedPage,
  { id }: PostedOffer,
  cvId: number | null = null,
): Promise<number> {
  const path = '/api/candidates/applications';
  const { questions } = await call<{ questions: { id: number }[] }>(
    candidate,
    product,
    'GET',
    `${path}/form?offer_id=${id}`,
  );
  const [night, start] = questions;
  const { application } = await call<{ application: { id: number } }>(candidate, product, 'POST', path, {
    offer_id: id,
    cv_id: cvId,
    answers: [
      { question_id: night?.id, answer: true },
      { question_id: start?.id, answer: 'At once' },
    ],
  });
  return application.id;
}
