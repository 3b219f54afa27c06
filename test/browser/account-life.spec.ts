import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openPage, openRunning, type WatchedPage } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { linkIn, readMail } from '../support/mailbox.js';
import type { TestOidcProvider } from '../support/oidc-provider.js';
import type { SeededProduct } from '../support/product.js';
import { Visitor } from '../support/visitor.js';
import { type AccountPlace, startAccountPlace } from './account-place.js';
import { addPasskey, giveAuthenticator, openByPasskey, section, signIn, signOut, toast } from './account-steps.js';

const PASSWORD = 'tram under the olive moon';
const NEW_PASSWORD = 'a kettle sings in the fog';

let place: AccountPlace;
let product: SeededProduct;
let provider: TestOidcProvider;
let browser: Browser;

beforeAll(async () => {
  place = await startAccountPlace();
  ({ product, provider, browser } = place);
});
afterAll(() => place?.stop());

const open = (page: WatchedPage, path: string) => openRunning(page, new URL(path, product.url).href);
const path = (page: WatchedPage) => new URL(page.url()).pathname;
const heading = (page: WatchedPage, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const focusedName = (page: WatchedPage) => page.evaluate<string | null>('document.activeElement?.getAttribute("name")');

const accountOf = (email: string) =>
  product.query('SELECT type, referral_platform, country_id FROM account WHERE email = $1', [email]);

/** By the form, which a mail answers. */
async function registerCandidate(page: WatchedPage, email: string): Promise<void> {
  await open(page, '/about-us?referral=radio-vienna');
  await page.getByRole('link', { name: 'Register' }).click();
  await heading(page, 'Nice to meet you');
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  await page.getByLabel('First name').fill('Anna');
  await page.getByLabel('Last name').fill('Kowalska');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Country').selectOption({ label: 'Poland' });
  await page.getByRole('button', { name: /^German/ }).click();
  await page.getByText('B2', { exact: true }).click();
  await page.getByLabel('I accept the').check();
  await page.getByRole('button', { name: 'Create my account' }).click();
  await heading(page, 'Check your inbox');
  expect(await page.evaluate('document.activeElement?.tagName')).toBe('H1');
  expect(await accountOf(email)).toEqual([{ type: 'candidate', referral_platform: 'radio-vienna', country_id: 616 }]);
}

async function registerCompany(page: WatchedPage, email: string): Promise<void> {
  await open(page, '/register');
  await page.getByRole('link', { name: 'Want to post jobs? Register a company' }).click();
  await page.getByLabel('Company name').fill('Olive & Tram');
  await page.getByLabel('Country').selectOption({ label: 'Greece' });
  expect(await page.getByText('For example EL123456789.').isVisible()).toBe(true);
  await page.getByLabel('VAT number').fill('12');
  await page.getByLabel('Number of employees').selectOption('10-49');
  await page.getByLabel('Sector').selectOption('I');
  await page.getByLabel('First name').fill('Anna');
  await page.getByLabel('Last name').fill('Kowalska');
  await page.getByLabel('Phone').fill('+30 210 1234567');
  await page.getByLabel('Work e-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('I accept the').check();
  await page.getByRole('button', { name: 'Register the company' }).click();
  await eventually(async () => expect(await focusedName(page)).toBe('vat_id'));
  await page.getByLabel('VAT number').fill('EL123456789');
  await page.getByRole('button', { name: 'Register the company' }).click();
  await heading(page, 'Check your inbox');
  expect(await accountOf(email)).toMatchObject([{ type: 'company' }]);
}

async function confirmAddress(page: WatchedPage, email: string): Promise<void> {
  const link = linkIn(await readMail(product, email, 'Verify your e-mail address'), '/verify-email/');
  // Whoever only looks at the link, as mail scanners do, uses nothing up.
  await open(page, link);
  await open(page, link);
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await toast(page, 'Your e-mail address is verified');
  await heading(page, 'Welcome, Anna');
  await open(page, '/account/account-settings');
  await signOut(page);
  await open(page, '/login');
}

/** The mail is opened on another device than the one that registered. */
async function confirmOnThePhone(page: WatchedPage, email: string): Promise<void> {
  const phone = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await open(phone, linkIn(await readMail(product, email, 'Verify your e-mail address'), '/verify-email/'));
  await phone.getByRole('button', { name: 'Confirm the address' }).click();
  await phone.getByText('You registered in another browser.').waitFor();
  expect(await phone.evaluate('document.activeElement?.tagName')).toBe('H1');
  await phone.getByRole('link', { name: 'I don’t know the password' }).click();
  await heading(phone, 'Choose a new password');
  expect(path(phone)).toBe('/password/reset');
  await phone.goBack();
  await open(phone, linkIn(await readMail(product, email, 'Verify your e-mail address'), '/verify-email/'));
  await phone.getByRole('button', { name: 'Confirm the address' }).click();
  await phone.getByLabel('Password', { exact: true }).fill('not this one at all');
  await phone.getByRole('button', { name: 'Confirm the address' }).click();
  await phone.getByRole('main').getByText('The password is not right.').first().waitFor();
  await phone.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await phone.getByRole('button', { name: 'Confirm the address' }).click();
  await heading(phone, 'Today at Olive & Tram');
  await phone.context().close();
  await open(page, '/login');
}

async function resetPassword(page: WatchedPage, email: string): Promise<void> {
  await open(page, '/login');
  await page.getByRole('link', { name: 'I have forgotten my password' }).click();
  await heading(page, 'Forgotten your password?');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await heading(page, 'Check your inbox');
  await open(page, linkIn(await readMail(product, email, 'Reset your password'), '/password/reset/'));
  await page.waitForURL(/\/password\/reset$/);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await toast(page, 'Password updated successfully');
  expect(path(page)).toBe('/login');
}

describe('an account from its first day to its last', () => {
  it.each([
    {
      kind: 'candidate',
      email: 'anna.life@example.org',
      register: registerCandidate,
      confirm: confirmAddress,
      first: 'Jobs in Europe for German speakers',
      settings: '/account/account-settings',
      reason: 'I found a job elsewhere',
    },
    {
      kind: 'company',
      email: 'anna@olive-tram.example',
      register: registerCompany,
      confirm: confirmOnThePhone,
      first: 'Jobs at Olive & Tram',
      settings: '/company/account-settings',
      reason: 'Something else',
    },
  ])('of a $kind', async ({ email, register, confirm, first, settings, reason }) => {
    const page = await openPage(browser);
    await giveAuthenticator(page);
    await register(page, email);
    await confirm(page, email);

    await signIn(page, email, 'not this one at all');
    await page.getByRole('main').getByText('The address or the password is wrong.').waitFor();
    expect(await page.getByLabel('E-mail', { exact: true }).inputValue()).toBe(email);
    await signIn(page, email, PASSWORD);
    await toast(page, 'Logged in successfully');
    await heading(page, first);
    await page.getByLabel('Account of Anna Kowalska').click();
    await page.getByRole('link', { name: 'Sign out' }).click();
    await toast(page, 'Logged out successfully');
    expect(path(page)).toBe('/');
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);

    await resetPassword(page, email);
    await signIn(page, email, NEW_PASSWORD);
    await page.getByLabel('Account of Anna Kowalska').waitFor();
    await open(page, settings);
    await signOut(page);

    // Somebody with an account already: it opens by the other site after its own password, and from then on at once.
    provider.person = { subject: email, email, emailVerified: true, firstName: 'Anna', lastName: 'Kowalska' };
    await page.goto(product.url + settings);
    await page.getByRole('link', { name: 'Continue with Workplace' }).click();
    await heading(page, 'One more step');
    expect(page.url()).not.toContain('token');
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Connect and sign in' }).click();
    await heading(page, 'Account settings');
    await section(page, 'Other sites').getByText('Workplace', { exact: true }).waitFor();
    await signOut(page);
    await page.goto(product.url + settings);
    await page.getByRole('link', { name: 'Continue with Workplace' }).click();
    await heading(page, 'Account settings');
    await section(page, 'Devices').getByText('through another site').waitFor();

    await addPasskey(page, 'My laptop', NEW_PASSWORD);
    await signOut(page);
    await openByPasskey(page, product.url + settings);
    await heading(page, 'Account settings');

    const elsewhere = new Visitor(product.url);
    await elsewhere.logIn(email, NEW_PASSWORD);
    await page.reload();
    const devices = section(page, 'Devices');
    await devices.getByRole('button', { name: 'Sign out Unknown device' }).click();
    await toast(page, 'The device is signed out');
    expect((await elsewhere.call('POST', '/api/auth/loadUserWithToken', {})).status).toBe(401);

    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Why are you leaving?').selectOption({ label: reason });
    await dialog.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await toast(page, 'Account deleted successfully');
    await page.waitForURL(`${product.url}/`);
    await eventually(async () => expect(await accountOf(email)).toEqual([]));
    await open(page, '/login');
    await signIn(page, email, NEW_PASSWORD);
    await page.getByRole('main').getByText('The address or the password is wrong.').waitFor();
    await page.context().close();
  });

  it('can begin at another site, after the consent', async () => {
    provider.person = { subject: 'new', email: 'new@workplace.example', emailVerified: true, firstName: 'Mia' };
    const page = await openPage(browser);
    provider.refuses = true;
    await open(page, '/login');
    await page.getByRole('link', { name: 'Continue with Workplace' }).click();
    await page.getByText('The other site did not sign you in, or you cancelled.').waitFor();
    provider.refuses = false;
    await page.getByRole('link', { name: 'Continue with Workplace' }).click();
    await heading(page, 'Nice to meet you');
    expect(await page.getByLabel('First name').inputValue()).toBe('Mia');
    await page.getByRole('button', { name: 'Create my account' }).click();
    await page.getByText('Please accept the conditions.').first().waitFor();
    await page.getByLabel('Last name').fill('Berg');
    await page.getByLabel('I accept the').check();
    await page.getByRole('button', { name: 'Create my account' }).click();
    await page.getByLabel('Account of Mia Berg').waitFor();
    expect(await accountOf('new@workplace.example')).toMatchObject([{ type: 'candidate' }]);
    await page.context().close();
  });
});
