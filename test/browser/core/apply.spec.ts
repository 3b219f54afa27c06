import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import {
  accessibilityProblems,
  launchBrowser,
  openPage,
  openRunning,
  PHONE,
  type WatchedPage,
} from '../../support/browser.js';
import { eventually } from '../../support/eventually.js';
import { linkIn, readMail } from '../../support/mailbox.js';
import { type RunningProduct, sharedProduct } from '../../support/product.js';
import { signIn, toast } from '../account-steps.js';
import { closeOffer, type PostedOffer, pageOf, postOffer } from '../applying/stage.js';
import { ADDRESSES, PASSWORD } from '../demo-people.js';

let product: RunningProduct;
let browser: Browser;
let company: WatchedPage;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
  company = await pageOf(product, browser, 'company');
});
afterAll(() => browser?.close());

const open = (page: WatchedPage, path: string) => openRunning(page, product.url + path);
const dialog = (page: WatchedPage, { title }: PostedOffer) => page.getByRole('dialog', { name: `Apply for ${title}` });
const applications = ({ id }: PostedOffer) =>
  product.query<{ status: string }>('SELECT status FROM job_application WHERE offer_id = $1', [id]);

type Group = { contains(one: unknown): boolean; ownerDocument: { activeElement: unknown } };

/** Presses the one button of the page that is in sight. */
const press = (page: WatchedPage) =>
  page.locator('button[aria-haspopup="dialog"]:visible', { hasText: 'Apply' }).first().click();

async function answer(page: WatchedPage, offer: PostedOffer): Promise<void> {
  const form = dialog(page, offer);
  await form.getByRole('radiogroup', { name: 'Can you work at night?' }).getByLabel('Yes').check();
  await form.getByRole('radiogroup', { name: 'When could you start?' }).getByLabel('In a month').check();
}

describe('applying', () => {
  it('says what decides before any typing, asks for what is missing, sends once, and is taken back by a press', async () => {
    const offer = await postOffer(product, company, 'Night porter by the canal');
    const page = await pageOf(product, browser, 'candidate');
    await open(page, offer.url);
    await press(page);
    const form = dialog(page, offer);
    await form.getByRole('heading', { name: 'Know this before you type' }).waitFor();
    await form.getByText('needed: Yes').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await form.getByRole('button', { name: 'Send application' }).click();
    await form.getByText('Please answer this question.').first().waitFor();
    expect(await applications(offer)).toEqual([]);
    await answer(page, offer);
    // What the server alone finds wrong stands at its question, too.
    const sent = '**/api/candidates/applications';
    await page.route(sent, (route) => {
      const data = route.request().postDataJSON() as { answers: { answer: unknown }[] };
      const answers = data.answers.map((one, at) => (at === 1 ? { ...one, answer: 'Never' } : one));
      return route.continue({ postData: JSON.stringify({ ...data, answers }) });
    });
    await form.getByRole('button', { name: 'Send application' }).click();
    const start = form.getByRole('radiogroup', { name: 'When could you start?' });
    await start.locator('[id$="-error"]').waitFor();
    expect(await start.evaluate((group: Group) => group.contains(group.ownerDocument.activeElement))).toBe(true);
    await page.unroute(sent);
    await form.getByRole('button', { name: 'Send application' }).click();
    await page.getByRole('heading', { name: /^Sent to/ }).waitFor();
    expect(await applications(offer)).toEqual([{ status: 'new' }]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await form.waitFor();
    expect(await applications(offer)).toEqual([{ status: 'withdrawn' }]);
    await closeOffer(product, company, offer);
    await page.context().close();
  });

  it('keeps what was typed over a reload, and stands among one’s jobs afterwards, on a phone', async () => {
    const offer = await postOffer(product, company, 'Night porter at the harbour');
    const page = await pageOf(product, browser, 'candidate', { viewport: PHONE, hasTouch: true });
    await open(page, `${offer.url}?autoApply=true`);
    const form = dialog(page, offer);
    await form.getByLabel('Letter').fill('I like the quiet hours.');
    await page.reload();
    await form.waitFor();
    expect(await form.getByLabel('Letter').inputValue()).toBe('I like the quiet hours.');
    await answer(page, offer);
    await form.getByRole('button', { name: 'Send application' }).click();
    await page.getByRole('heading', { name: /^Sent to/ }).waitFor();
    await open(page, '/account/my-jobs');
    const row = page
      .getByRole('region', { name: 'Applications' })
      .getByRole('listitem')
      .filter({ hasText: offer.title })
      .first();
    await row.getByRole('heading').getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: offer.title }).waitFor();
    await page.getByText('I like the quiet hours.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: /^Withdraw/ }).click();
    await toast(page, 'Withdrawn.');
    await eventually(async () => expect(await applications(offer)).toEqual([{ status: 'withdrawn' }]));
    await eventually(async () => expect(await page.evaluate('document.activeElement.tagName')).toBe('H1'));
    await page.getByRole('button', { name: 'Undo' }).click();
    await toast(page, 'Your application stands again.');
    await page.getByText('Withdrawal taken back').waitFor();
    expect(await page.getByText('Sent · by you').count()).toBe(1);
    expect(await applications(offer)).toEqual([{ status: 'new' }]);
    await closeOffer(product, company, offer);
    await page.context().close();
  });

  it('is gone on with after a look at one’s CVs', async () => {
    const offer = await postOffer(product, company, 'Night porter at the station');
    const page = await pageOf(product, browser, 'candidate');
    await open(page, `${offer.url}?autoApply=true`);
    const form = dialog(page, offer);
    await form.getByLabel('Letter').fill('I know every train.');
    await form.getByRole('radiogroup', { name: 'Can you work at night?' }).getByLabel('Yes').check();
    await form.locator(`section a[href="/account/my-cvs"]`).click();
    await page.getByText('Your application waits').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go on with your application' }).click();
    await form.waitFor();
    expect(await form.getByLabel('Letter').inputValue()).toBe('I know every train.');
    await form.getByRole('button', { name: 'Not now', exact: true }).click();
    await open(page, '/account/my-cvs');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText('Your application waits').count()).toBe(0);
    await closeOffer(product, company, offer);
    await page.context().close();
  });

  it('leads a guest who is new by registration and the link of its mail, in another tab, back to the form', async () => {
    const email = 'noor.applies@example.org';
    const offer = await postOffer(product, company, 'Night porter at the lake');
    const page = await openPage(browser, { viewport: PHONE });
    await open(page, offer.url);
    await press(page);
    await page.waitForURL(/\/login$/);
    const name = new RegExp(`^Sign in or register to apply for ${offer.title} at .`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.getByRole('link', { name: 'Register' }).count()).toBe(0);
    await page.getByRole('link', { name: 'I am new here' }).click();
    await page.waitForURL(/\/register$/);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.locator('a[aria-current="page"]', { hasText: 'I am new here' }).waitFor();
    expect(await page.getByRole('main').getByRole('link', { name: 'Already have an account' }).count()).toBe(0);
    await page.getByLabel('First name').fill('Noor');
    await page.getByLabel('Last name').fill('Haddad');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('tram under the olive moon');
    await page.getByLabel('I accept the').check();
    await page.getByRole('button', { name: 'Create my account' }).click();
    await page.getByRole('heading', { level: 1, name: 'Check your inbox' }).waitFor();
    const tab = await page.context().newPage();
    await openRunning(tab, linkIn(await readMail(product, email, 'Verify your e-mail address'), '/verify-email/'));
    await tab.getByRole('button', { name: 'Confirm the address' }).click();
    await tab.getByRole('dialog', { name: `Apply for ${offer.title}` }).waitFor();
    await closeOffer(product, company, offer);
    await page.context().close();
  });

  it('leads a guest to the login and back to the form', async () => {
    const offer = await postOffer(product, company, 'Night porter in the hills');
    const page = await openPage(browser);
    await open(page, offer.url);
    await press(page);
    await page.waitForURL(/\/login$/);
    await page.getByRole('heading', { level: 1, name: /^Sign in or register to apply for / }).waitFor();
    await signIn(page, ADDRESSES.candidate, PASSWORD);
    await dialog(page, offer).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page, offer).waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
    await closeOffer(product, company, offer);
    await page.context().close();
  });
});
