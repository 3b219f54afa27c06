import type { OwnCvSearch } from '@babelboard/wire';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import {
  accessibilityProblems,
  DESKTOP,
  launchBrowser,
  openRunning,
  PHONE,
  smallTargets,
  type WatchedPage,
} from '../../support/browser.js';
import { eventually } from '../../support/eventually.js';
import { type RunningProduct, sharedProduct } from '../../support/product.js';
import { toast } from '../account-steps.js';
import { call, pageOf } from '../applying/stage.js';

const SEARCH = '/company/cvsearch';
const SETTINGS = '/account/account-settings#visibility';

let product: RunningProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
});
afterAll(() => browser?.close());

const open = (page: WatchedPage, path: string) => openRunning(page, product.url + path);

describe.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('the search for people on %s', (_device, viewport) => {
  it('finds people by words, place and languages, and opens one without a name', async () => {
    const company = await pageOf(product, browser, 'company', { viewport });
    await open(company, SEARCH);
    const form = company.getByRole('search', { name: 'Search for people' });
    await form.getByLabel('What').fill('nurse German B2');
    await form.getByLabel('Where').fill('Portugal');
    await form.getByRole('button', { name: 'Search' }).click();
    await company.getByText('Read from your words: German B2 and Portugal.').waitFor();
    const results = company.getByRole('region', { name: 'Who was found' });
    await results.getByRole('heading', { name: 'Registered nurse, intensive care' }).waitFor();
    expect(await accessibilityProblems(company)).toEqual([]);
    expect(await smallTargets(company, 'main button:visible')).toEqual([]);

    if (viewport === PHONE) await company.getByRole('button', { name: 'Filters' }).click();
    const filters = company.getByRole('complementary', { name: 'Filters' });
    await filters.getByRole('checkbox', { name: /^Portuguese/ }).check();
    await results.getByRole('link', { name: 'Without Portuguese' }).waitFor();
    expect(new URL(company.url()).searchParams.get('languages')).toBe('Portuguese');

    await results.getByRole('link', { name: 'Registered nurse, intensive care' }).click();
    await company.getByText('Name, photo, age, contact, employers and files stay hidden').waitFor();
    await company.getByRole('heading', { name: 'Intensive care nurse' }).waitFor();
    const seen = await company.locator('main').innerText();
    for (const secret of ['Inês', 'Carvalho', 'Partner', '@'])
      expect([secret, seen.includes(secret)]).toEqual([secret, false]);
    expect(await accessibilityProblems(company)).toEqual([]);
    await company.context().close();
  });
});

describe('somebody whom companies may find', () => {
  const own = (page: WatchedPage) => call<OwnCvSearch>(page, product, 'GET', '/api/candidates/cv-search');

  it('sees what companies see and which of them looked, hides from one, and takes it all back', async () => {
    const [candidate, company] = await Promise.all([
      pageOf(product, browser, 'candidate', { viewport: PHONE, locale: 'de-DE' }),
      pageOf(product, browser, 'company'),
    ]);
    await open(candidate, `/de${SETTINGS}`);
    const section = candidate.locator('#visibility');
    const findable = section.getByRole('switch', { name: 'Unternehmen dürfen mein Profil finden' });
    await findable.waitFor();
    expect(await findable.isChecked()).toBe(true);
    await section.getByRole('button', { name: 'Zeigen, was Unternehmen sehen' }).click();
    const { headline } = (await own(candidate)).seen_as ?? { headline: '' };
    await section.getByRole('region', { name: 'Was Unternehmen von dir sehen' }).waitFor();

    await open(company, `${SEARCH}?what=${encodeURIComponent(headline)}`);
    await company.getByRole('link', { name: headline, exact: true }).first().click();
    await company.getByText('You see all of the profile that companies may see.').waitFor();
    await candidate.reload();
    const hide = section.getByRole('button', { name: 'Vor Quillforge Software verbergen' });
    await hide.waitFor();
    expect(await accessibilityProblems(candidate)).toEqual([]);
    await hide.click();
    await toast(candidate, 'Dieses Unternehmen findet nichts mehr von dir.');
    await company.reload();
    await company.getByRole('heading', { name: 'This profile is not there any more' }).waitFor();
    await section.getByRole('button', { name: 'Nicht mehr vor Quillforge Software verbergen' }).click();
    await toast(candidate, 'Dieses Unternehmen darf dich wieder finden.');

    await findable.click();
    await toast(candidate, 'Unternehmen finden dein Profil nicht mehr.');
    await eventually(async () => {
      await company.reload();
      expect(await company.locator('main').innerText()).toContain('This profile is not there any more');
    });
    // As other suites expect it.
    await findable.click();
    await toast(candidate, 'Unternehmen dürfen dein Profil jetzt finden.');
  });
});
