import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser, openRunning, PHONE } from '../../support/browser.js';
import { type RunningProduct, sharedProduct } from '../../support/product.js';
import { section } from '../account-steps.js';
import { describeKeyboard } from './keyboard.suite.js';
import { expectGoodLooks } from './looks.js';
import { type Newcomer, newcomer } from './newcomer.js';
import { describeRating } from './rating.suite.js';

const LANGUAGES = [
  { slug: 'Spanish', cefr: 'native' },
  { slug: 'German', cefr: 'B2' },
];

let product: RunningProduct;
let browser: Browser;
let marta: Newcomer;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
  marta = await newcomer(product, browser, LANGUAGES);
});
afterAll(async () => {
  await browser?.close();
});

const open = (path: string) => openRunning(marta.page, product.url + path);
const address = () => marta.page.url().slice(product.url.length);

describe('the overview of a candidate', () => {
  it('greets in a language of the person, and names the one step that is worth taking next', async () => {
    const { page } = marta;
    await open('/account/dashboard');
    const heading = page.getByRole('heading', { level: 1, name: /, Marta$/ });
    expect(['es', 'de']).toContain(await heading.locator('bdi[lang]').getAttribute('lang'));

    const step = section(page, 'Bring your CV');
    await step.getByText('Your next step · about 2 minutes').waitFor();
    await step.getByText('1 of 10 stones laid').waitFor();
    const after = section(page, 'After that');
    await after.getByRole('heading', { name: 'Needed for applications' }).waitFor();
    await after.getByRole('link', { name: 'Contact details' }).waitFor();
    await after.getByText('Already done: Languages').waitFor();
    // One thing is to be done first: the mail about the address is none of two.
    expect(await page.locator('main [data-look="filled"]').allTextContents()).toEqual(['Upload a CV']);

    await page.getByRole('heading', { name: 'New for your languages' }).waitFor();
    await page.getByRole('link', { name: /^All [\d,]+ offers$/ }).click();
    await page.waitForURL(`${product.url}/jobs-for-German+Spanish-speakers?latests=true`);
    expect(page.complaints).toEqual([]);
  });

  it('is reached by keyboard from any page, and leads on by keyboard', async () => {
    const { page } = marta;
    await open('/jobs');
    await page.getByLabel('Account of Marta Ferrer').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Settings' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /, Marta$/ }).waitFor();
    expect(address()).toBe('/account/dashboard');
    await page.getByRole('link', { name: 'Upload a CV' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${product.url}/account/my-cvs`);
  });

  it('can be used by everybody, wide and narrow, light and dark', async () => {
    await open('/account/dashboard');
    await marta.page.getByText('stones laid').waitFor();
    await expectGoodLooks(marta.page);
  });

  it('is German on German pages', async () => {
    await open('/de/account/dashboard');
    await section(marta.page, 'Bring deinen Lebenslauf mit').getByText('1 von 10 Steinen gesetzt').waitFor();
  });

  it('says what did not come, and asks again when it is pressed', async () => {
    const { page } = marta;
    const answer = '**/api/candidates/dashboard';
    await page.route(answer, (route) => route.fulfill({ status: 404, json: {} }));
    await open('/account/dashboard');
    const alert = page.getByRole('alert').filter({ hasText: 'Your overview could not be loaded.' });
    await alert.waitFor();
    await page.unroute(answer);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('1 of 10 stones laid').waitFor();
    await alert.waitFor({ state: 'detached' });
    marta.page.complaints.length = 0;
  });
});

describe('the first page of an account', () => {
  it('offers both ways in, and says what is done already', async () => {
    const { page } = marta;
    await page.setViewportSize(PHONE);
    await open('/welcome');
    await page.getByRole('heading', { level: 1, name: 'Welcome, Marta' }).waitFor();
    await page.getByRole('note').getByText(marta.email).waitFor();
    const byHand = section(page, 'Step by step');
    await byHand.getByRole('listitem').filter({ hasText: 'Languages' }).getByText('done').waitFor();
    await byHand.getByRole('link', { name: 'Contact details' }).click();
    await page.waitForURL(`${product.url}/account/my-profile#contact-info`);
    await page.locator('#contact-info h1:focus').waitFor();
    await page.goBack();
    await section(page, 'I have a CV').getByRole('link', { name: 'Upload my CV' }).click();
    await page.waitForURL(`${product.url}/account/my-cvs`);
  });

  it('takes a language where it asks for it', async () => {
    const { page } = marta;
    await open('/welcome');
    const step = section(page, 'Step by step').getByRole('listitem').filter({ hasText: 'Languages: one more' });
    await step.getByText('Spanish mother tongue').waitFor();
    await step.getByRole('button', { name: 'Languages: one more' }).press('Enter');
    await page.keyboard.type('Ital');
    await page.keyboard.press('Enter');
    await step.getByRole('radio', { name: /^B1/ }).press('Space');
    await step.getByRole('button', { name: 'Add', exact: true }).press('Enter');
    await step.getByText('Italian B1').waitFor();
    expect(address()).toBe('/welcome');
    await step.getByRole('button').and(page.locator(':focus')).waitFor();
  });

  it('can be used by everybody, in German too', async () => {
    await open('/de/welcome');
    await section(marta.page, 'Ich habe einen Lebenslauf').waitFor();
    await expectGoodLooks(marta.page);
    expect(marta.page.complaints).toEqual([]);
  });
});

describeRating(() => ({ product, browser }));

describeKeyboard(() => ({ product, browser }));
