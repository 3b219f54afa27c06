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
/** Of the demo's candidate. */
const NAME = 'Irini Almeida';
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

describe('a company that keeps a search', () => {
  it('opens it again with who is new, and puts people in order by how they fit an offer', async () => {
    const company = await pageOf(product, browser, 'company');
    await open(company, `${SEARCH}?what=developer`);
    await company.getByRole('button', { name: 'Save this search' }).click();
    const naming = company.getByRole('region', { name: 'Save this search' });
    await naming.getByLabel('Name of the search').fill('Developers of the journey');
    await naming.getByRole('button', { name: 'Save this search' }).click();
    await toast(company, 'Saved. All members of your company see it.');
    await company.getByText('Saved as').waitFor();

    await open(company, SEARCH);
    await company.locator('summary', { hasText: /saved searches|Saved searches/ }).click();
    expect(await accessibilityProblems(company)).toEqual([]);
    await company.getByRole('button', { name: 'Developers of the journey', exact: true }).click();
    await company.getByText('Nobody is new since this search was opened on').waitFor();
    expect(new URL(company.url()).searchParams.get('what')).toBe('developer');

    const order = company.getByLabel('Order');
    const fit = order.locator('option', { hasText: 'Fit to:' }).first();
    await order.selectOption({ label: (await fit.textContent()) ?? '' });
    await company.getByText('In order by how they fit').waitFor();
    await company.getByText('Suits this offer:').first().waitFor();
    expect(await accessibilityProblems(company)).toEqual([]);

    await open(company, SEARCH);
    await company.locator('summary', { hasText: /saved searches|Saved searches/ }).click();
    const actions = company.getByLabel('What can be done with “Developers of the journey”');
    await actions.click();
    await actions.locator('..').getByRole('button', { name: 'Delete' }).click();
    await company.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await company
      .getByRole('button', { name: 'Developers of the journey', exact: true })
      .waitFor({ state: 'detached' });
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
    const there = company.getByText('You see all of the profile that companies may see.');
    const gone = company.getByRole('heading', { name: 'This profile is not there any more' });
    await there.waitFor();
    await candidate.reload();
    const hide = section.getByRole('button', { name: 'Vor Quillforge Software verbergen' });
    await hide.waitFor();
    expect(await accessibilityProblems(candidate)).toEqual([]);
    await hide.click();
    await toast(candidate, 'Dieses Unternehmen findet nichts mehr von dir.');
    await company.reload();
    await gone.waitFor();
    await section.getByRole('button', { name: 'Nicht mehr vor Quillforge Software verbergen' }).click();
    await toast(candidate, 'Dieses Unternehmen darf dich wieder finden.');

    await findable.click();
    await toast(candidate, 'Unternehmen finden dein Profil nicht mehr.');
    await eventually(async () => {
      await company.reload();
      await there.or(gone).waitFor();
      expect(await gone.isVisible()).toBe(true);
    });
    // As other suites expect it.
    await findable.click();
    await toast(candidate, 'Unternehmen dürfen dein Profil jetzt finden.');
  });
});

describe('somebody whom a company asks about an offer', () => {
  it('says no without being known, and is told when the company unlocks them all the same', async () => {
    const [candidate, company] = await Promise.all([
      pageOf(product, browser, 'candidate', { viewport: PHONE, locale: 'de-DE' }),
      pageOf(product, browser, 'company'),
    ]);
    const { headline } = (await call<OwnCvSearch>(candidate, product, 'GET', '/api/candidates/cv-search')).seen_as ?? {
      headline: '',
    };
    await open(company, `${SEARCH}?what=${encodeURIComponent(headline)}`);
    await company.getByRole('link', { name: headline, exact: true }).first().click();
    const panel = company.getByRole('region', { name: 'Invite to an offer' });
    const offers = panel.getByLabel('Offer', { exact: true });
    await offers.locator('option').last().waitFor({ state: 'attached' });
    await offers.selectOption({ index: -1 + (await offers.locator('option').count()) });
    const title = (await offers.locator('option:checked').textContent()) ?? '';
    await panel.getByLabel('A word to them, if you like').fill('Would this be for you?');
    await panel.getByRole('button', { name: 'Invite', exact: true }).click();
    await panel.getByText('No answer yet').waitFor();
    expect(await accessibilityProblems(company)).toEqual([]);

    await open(candidate, '/de/account/invitations');
    const asked = candidate.getByRole('article').filter({ hasText: title });
    await asked.getByText('Would this be for you?').waitFor();
    expect(await accessibilityProblems(candidate)).toEqual([]);
    expect(await smallTargets(candidate, 'main button:visible')).toEqual([]);
    await asked.getByRole('button', { name: 'Nichts für mich' }).click();
    await asked.getByText('Du hast Nein gesagt').waitFor();
    // Later, too, when the message with its undo is gone.
    await candidate.reload();
    await asked.getByRole('button', { name: 'Ich habe es mir anders überlegt' }).click();
    await asked.getByRole('button', { name: 'Nichts für mich' }).click();
    await asked.getByText('Du hast Nein gesagt').waitFor();
    await company.reload();
    await panel.getByText('Said no').waitFor();
    expect(await company.locator('main').innerText()).not.toContain(NAME);

    await company.getByRole('button', { name: 'Unlock', exact: true }).click();
    await company.getByRole('dialog').getByRole('button', { name: 'Unlock for one credit' }).click();
    await company.getByRole('heading', { name: NAME, level: 1 }).waitFor();
    expect(await accessibilityProblems(company)).toEqual([]);
    await open(candidate, `/de${SETTINGS}`);
    await candidate.locator('#visibility').getByText('Weiß seit').first().waitFor();
    await Promise.all([candidate, company].map((page) => page.context().close()));
  });
});
