import { type Audience, audienceOf, PAGES, type PageName, pageEntry, pathTo } from '@babelboard/pages';
import type { PeopleResponse } from '@babelboard/wire';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import {
  accessibilityProblems,
  DESKTOP,
  launchBrowser,
  openPage,
  PHONE,
  smallTargets,
  untilPainted,
  untilRunning,
  type WatchedPage,
} from '../support/browser.js';
import { type RunningProduct, sharedProduct } from '../support/product.js';
import { call, pageOf } from './applying/stage.js';

/** As narrow as pages have to work (WCAG 2.2, 1.4.10). */
const NARROW = { width: 320, height: 640 };
/** What is pressed to do something; links in lists of words are as high as their words. */
const TARGETS = 'main :is(button, select, summary, label:has([role="switch"])):visible';
/** One signs out and leads on, the other is a dashboard that others wrote. */
const NOT_OURS: ReadonlySet<PageName> = new Set(['logout', 'queues']);
/** Whom pages about people of the search for people are about. */
const FOUND_PEOPLE: Partial<Record<PageName, string>> = {
  'unlocked-candidate': 'unlocked',
  'locked-candidate': 'locked',
};
const WHO = { candidate: 'candidate', company: 'company', admin: 'admin', 'signed-in': 'candidate' } as const;

let product: RunningProduct;
let browser: Browser;
let params: Record<string, string | number>;
const pages = new Map<Audience, WatchedPage>();

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
  params = await somethingOfEach();
});
afterAll(() => browser?.close());

/**
 * What addresses need: an offer that is live, an application of the demo's candidate, an offer of its company with applicants, one of them, and
 * two people whom the company found, one of them unlocked.
 */
async function somethingOfEach() {
  const { jobs } = (await (await fetch(`${product.url}/api/jobs?_size=1`)).json()) as {
    jobs: { data: { url: string }[] };
  };
  const [own] = await product.query<{ id: number }>(
    `SELECT max(job_application.id) AS id FROM job_application JOIN account ON account.id = account_id WHERE email = 'candidate@demo.test'`,
  );
  const [posted] = await product.query<{ id: number }>(
    `SELECT offer_id AS id FROM job_application WHERE company_id = (
       SELECT company_id FROM company_member JOIN account ON account.id = account_id WHERE email = 'company@demo.test')
     GROUP BY offer_id ORDER BY count(*) DESC LIMIT 1`,
  );
  const [applicant] = await product.query<{ id: number }>(
    `SELECT max(id) AS id FROM job_application WHERE company_id = (
       SELECT company_id FROM company_member JOIN account ON account.id = account_id WHERE email = 'company@demo.test')`,
  );
  const company = await pageFor('company');
  const { people } = await call<PeopleResponse>(company, product, 'GET', '/api/companies/people?what=engineer');
  await call(company, product, 'POST', `/api/companies/people/${people[0]?.id}/unlock`);
  return {
    ...{ product: 'babelboard', token: 'a-code-of-before', rest: 'no-such-page', page: 1, cvId: 1 },
    offer: jobs.data[0]?.url.split('/').at(-1) ?? '',
    application: own?.id ?? 0,
    posted: posted?.id ?? 0,
    personId: applicant?.id ?? 0,
    unlocked: people[0]?.id ?? '',
    locked: people[1]?.id ?? '',
  };
}

/** Without parts that may be missing. */
function pathOf(name: PageName): string {
  const { application, posted, ...others } = params;
  const ids = { id: audienceOf(name) === 'company' ? posted : application, jobId: posted };
  return pathTo(name, {
    ...others,
    ...ids,
    candidateId: params[FOUND_PEOPLE[name] ?? ''],
    ...(/\{page\?\}/.test(pageEntry(name).path) ? { page: undefined } : {}),
  } as never);
}

async function pageFor(audience: Audience): Promise<WatchedPage> {
  const page =
    pages.get(audience) ??
    (audience === 'everyone' ? await openPage(browser) : await pageOf(product, browser, WHO[audience]));
  pages.set(audience, page);
  page.complaints.length = 0;
  return page;
}

const width = (page: WatchedPage) => page.evaluate<number>('document.documentElement.scrollWidth');

/**
 * What holds for every page, seen once for whom it is for: it is there, axe finds nothing, nothing is wider than the narrowest window, a
 * finger hits what can be pressed, and the console is empty. Journeys repeat none of it.
 */
describe('every page', () => {
  const names = (Object.keys(PAGES) as PageName[]).filter((name) => !NOT_OURS.has(name));
  /** Pages on which something was measured. */
  let pressable = 0;

  it.each(names)('%s can be used by everybody', async (name) => {
    const page = await pageFor(audienceOf(name));
    await page.setViewportSize(DESKTOP);
    const answer = await page.goto(product.url + pathOf(name));
    const { status = 200 } = pageEntry(name);
    expect(answer?.status()).toBe(status);
    await untilRunning(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await untilPainted(page);
    if ((await page.locator(TARGETS).count()) > 0) {
      pressable += 1;
      expect(await smallTargets(page, TARGETS)).toEqual([]);
    }
    await page.setViewportSize(NARROW);
    await untilPainted(page);
    expect(await width(page)).toBeLessThanOrEqual(NARROW.width);
    // The browser itself says what is not there: the page, or what a code of before once led to.
    const refused = status !== 200 || /\{token\}/.test(pageEntry(name).path) || pageEntry(name).codeInQuery === true;
    expect(page.complaints.filter((line) => !(refused && line.startsWith('Failed to load resource')))).toEqual([]);
  });

  it('has something to press, or nothing was measured', () => {
    expect(pressable).toBeGreaterThan(names.length / 2);
  });
});
