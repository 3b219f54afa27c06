import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage, openRunning } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { linkIn, readMail } from '../support/mailbox.js';
import { type RunningProduct, sharedProduct } from '../support/product.js';
import { unzip } from '../support/unzip.js';
import { Visitor } from '../support/visitor.js';
import { addPasskey, giveAuthenticator, openByPasskey, section, signIn, signOut, toast } from './account-steps.js';

const [PASSWORD, NEW_PASSWORD] = ['tram under the olive moon', 'a kettle sings in the fog'];
const PERSON = { password: PASSWORD, nombre: 'Anna', apellidos: 'Kowalska', terms: true };

let product: RunningProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
});

const path = (page: Page) => new URL(page.url()).pathname;

/** An account whose address is confirmed, as a form and a mail would leave it. */
async function register(kind: 'register' | 'register-company', body: { email: string }): Promise<void> {
  const visitor = new Visitor(product.url);
  await visitor.call('POST', `/api/auth/${kind}`, body);
  const mail = await readMail(product, body.email, 'Verify your e-mail address');
  const token = new URL(linkIn(mail, '/verify-email/')).pathname.split('/').at(-1);
  expect((await visitor.call('POST', '/api/auth/verify-email', { token })).status).toBe(200);
}

/** As a guest: the way leads through the sign-in page and back. */
async function openSettings(page: Page, address: string, email: string, password: string): Promise<void> {
  await page.goto(product.url + address);
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  await signIn(page, email, password);
  await page.getByRole('heading', { name: 'Account settings' }).waitFor();
  expect(path(page)).toBe(address);
}

async function deleteAccount(page: Page, reason: string, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await dialog.getByText('2 fields need another look.').waitFor();
  await dialog.getByLabel('Why are you leaving?').selectOption({ label: reason });
  await dialog.getByLabel('Anything you want to tell us').fill('Thank you, and see you.');
  await dialog.getByLabel('Password', { exact: true }).fill('not this one at all');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await dialog.getByText('The password is not right.').first().waitFor();
  await dialog.getByText('One field needs another look.').waitFor();
  expect(await page.getByText('The password is not right.').count()).toBe(1);
  expect(await dialog.getByLabel('Anything you want to tell us').inputValue()).toBe('Thank you, and see you.');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await toast(page, 'Account deleted successfully');
  await page.waitForURL(`${product.url}/`);
  await page.getByRole('link', { name: 'Sign in' }).waitFor();
}

async function expectRefused(page: Page, email: string, password: string): Promise<void> {
  await openRunning(page, `${product.url}/login`);
  await signIn(page, email, password);
  await page.getByRole('main').getByText('The address or the password is wrong.').waitFor();
}

describe('the settings of a candidate', () => {
  it('change passkeys, password, address, devices and consents, give the data and end the account', async () => {
    const [email, newEmail] = ['anna.settings@example.org', 'anna.new@example.org'];
    await register('register', { ...PERSON, email });
    const elsewhere = new Visitor(product.url);
    await elsewhere.logIn(email, PASSWORD);
    const page = await openPage(browser, { acceptDownloads: true });
    await giveAuthenticator(page);
    await openSettings(page, '/account/account-settings', email, PASSWORD);
    expect(await page.getByRole('region', { name: 'Two-step login' }).count()).toBe(1);

    const devices = section(page, 'Devices');
    await devices.getByText('This device').waitFor();
    const unknown = devices.getByRole('button', { name: 'Sign out Unknown device' });
    // That which registered, signed in by the mail's link, and `elsewhere`.
    for (let left = await unknown.count(); left > 0; left -= 1) {
      await unknown.first().click();
      await toast(page, 'The device is signed out');
      await eventually(async () => expect(await unknown.count()).toBe(left - 1));
    }
    expect((await elsewhere.call('POST', '/api/auth/loadUserWithToken', {})).status).toBe(401);

    const consents = section(page, 'Consents');
    await section(page, 'E-mails and messages').getByRole('switch', { name: 'News' }).check();
    await toast(page, 'Saved');
    await consents.getByText('History').click();
    await consents.getByText('News by mail: accepted').waitFor();
    await consents.getByText('Conditions: accepted').waitFor();

    const passkeys = section(page, 'Passkeys');
    await addPasskey(page, 'My laptop', PASSWORD);
    await passkeys.getByText('never used').waitFor();
    await passkeys.getByRole('button', { name: 'Rename, My laptop' }).click();
    await passkeys.getByLabel('Name').fill('The old laptop');
    await passkeys.getByRole('button', { name: 'Save the name' }).click();
    await passkeys.getByText('The old laptop').waitFor();

    await signOut(page);
    await openByPasskey(page, `${product.url}/account/account-settings`);
    await page.getByRole('heading', { name: 'Account settings' }).waitFor();
    await devices.getByText('with a passkey').waitFor();
    await passkeys.getByText('last used').waitFor();
    await passkeys.getByRole('button', { name: 'Remove, The old laptop' }).click();
    await passkeys.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await passkeys.getByRole('button', { name: 'Remove the passkey' }).click();
    await passkeys.getByText('You have none yet.').waitFor();

    const password = section(page, 'Password');
    await password.getByRole('button', { name: 'Change the password' }).click();
    await page.keyboard.type('not this one at all');
    await password.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await password.getByLabel('Repeat the new password').fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await password.getByText('The password is not right.').first().waitFor();
    expect(await page.evaluate('document.activeElement?.name')).toBe('current_password');
    await password.getByLabel('Current password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await toast(page, 'Password updated successfully');
    expect(await page.evaluate('document.activeElement?.textContent')).toBe('Change the password');

    const data = section(page, 'Your data');
    await data.getByRole('button', { name: 'Ask for my data' }).click();
    await data.getByText('The e-mail with the link arrives in a few minutes.').waitFor();
    await data.getByRole('button', { name: 'Ask for my data' }).click();
    await data.getByText('You can ask for one copy a day.').waitFor();
    const ready = linkIn(await readMail(product, email, 'Your data are ready'), '/export/');
    await openRunning(page, ready);
    await eventually(() => expect(path(page)).toBe('/'));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the file' }).click(),
    ]);
    await page.getByRole('heading', { name: 'Your data has arrived.' }).waitFor();
    expect(download.suggestedFilename()).toMatch(/-data-[\d-]+\.zip$/);
    const files = await unzip(await readFile(await download.path()));
    expect(JSON.parse(files.get('account.json') ?? '[]')).toMatchObject([{ email, first_name: 'Anna' }]);
    await openRunning(page, ready);
    await page.getByRole('main').getByText('This link is no longer valid.').waitFor();
    expect(await page.getByRole('button', { name: 'Download the file' }).count()).toBe(0);

    await openRunning(page, `${product.url}/account/account-settings`);
    const address = section(page, 'E-mail address');
    await address.getByRole('button', { name: 'Change the address' }).click();
    await address.getByLabel('New e-mail address').fill(newEmail);
    await address.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await address.getByRole('button', { name: 'Send me the e-mail' }).click();
    await address.getByText(`An e-mail to ${newEmail} is on its way.`).waitFor();
    await openRunning(
      page,
      linkIn(await readMail(product, newEmail, 'Confirm your new e-mail address'), '/confirm-email/'),
    );
    await page.getByRole('button', { name: 'Use the new address' }).click();
    await toast(page, 'Email updated successfully');

    await openSettings(page, '/account/account-settings', newEmail, NEW_PASSWORD);
    await deleteAccount(page, 'I found a job elsewhere', NEW_PASSWORD);
    await expectRefused(page, newEmail, NEW_PASSWORD);
    await page.context().close();
  });
});

describe('the settings of a company', () => {
  it('turn two-step login on and off, and end the account', async () => {
    const email = 'eleni@olive-kiosk.example';
    await register('register-company', {
      ...PERSON,
      ...{ email, phone: '+49 30 1234567', company_name: 'Olive Kiosk', fk_pais_id: 276, vat_id: 'DE136695976' },
      ...{ size: '10-49', sector: 'I', website: null },
    });
    const page = await openPage(browser);
    await openSettings(page, '/company/account-settings', email, PASSWORD);
    const factor = section(page, 'Two-step login');
    await factor.getByRole('button', { name: 'Turn it on' }).click();
    await factor.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await factor.getByRole('button', { name: 'Continue' }).click();
    expect(await factor.getByRole('img').getAttribute('src')).toMatch(/^data:image\/svg\+xml/);
    const secret = ((await factor.locator('code').textContent()) ?? '').replaceAll(' ', '');
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    await factor.getByLabel('Code from your authenticator app').fill('000000');
    await factor.getByRole('button', { name: 'Turn it on with this code' }).click();
    await factor.getByText('This code is not right.').first().waitFor();
    await factor.getByLabel('Code from your authenticator app').fill(totp.generate());
    await factor.getByRole('button', { name: 'Turn it on with this code' }).click();
    await factor.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    const codes = await factor.locator('li code').allTextContents();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      factor.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect((await readFile(await download.path(), 'utf8')).trim().split('\n')).toEqual(codes);
    await factor.getByRole('button', { name: 'I have saved them' }).click();
    await factor.getByText(`${codes.length} recovery codes left.`).waitFor();

    // Each code counts once: the login takes the next one, which is good for half a minute at least.
    for (const code of [totp.generate({ timestamp: Date.now() + 30_000 }), codes[0] ?? '']) {
      await signOut(page);
      await page.goto(`${product.url}/company/account-settings`);
      await signIn(page, email, PASSWORD);
      await page.getByLabel('Code from your authenticator app').fill(code);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('heading', { name: 'Account settings' }).waitFor();
    }
    await factor.getByText(`${codes.length - 1} recovery codes left.`).waitFor();
    await factor.getByRole('button', { name: 'New recovery codes' }).click();
    await factor.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await factor.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    expect(await factor.locator('li code').allTextContents()).not.toEqual(expect.arrayContaining([codes[1]]));
    await factor.getByRole('button', { name: 'I have saved them' }).click();
    await factor.getByRole('button', { name: 'Turn it off' }).click();
    await factor.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await toast(page, 'Two-step login turned off successfully');
    await factor.getByText('Two-step login is off.').waitFor();

    await deleteAccount(page, 'We filled the position here', PASSWORD);
    await expectRefused(page, email, PASSWORD);
    await page.context().close();
  });
});

describe('the settings as an operator sees them', () => {
  it('say that nothing can be changed, and offer nothing to change', async () => {
    const admin = new Visitor(product.url);
    await admin.logIn('admin@demo.test', 'babelboard-demo');
    const found = await admin.call<{ data: { id: number }[] }>('GET', '/api/admin/accounts?who=company@demo.test');
    const access = await admin.call<{ code: string }>('POST', '/api/admin/support-access', {
      account_id: found.body.data[0]?.id,
    });
    const page = await openPage(browser);
    await page.context().request.post(`${product.url}/api/auth/support-access`, {
      data: { code: access.body.code },
      headers: { Origin: product.url },
    });
    await openRunning(page, `${product.url}/company/account-settings`);
    await page.getByText('You see this account through support access.').waitFor();
    await section(page, 'Devices').getByText('by our support').waitFor();
    await section(page, 'Two-step login').getByText('Two-step login is off.').waitFor();
    // How much the browser shows at once is nothing of the account.
    expect(await page.getByRole('main').getByRole('button').allTextContents()).toEqual(['Compact view']);
    expect(await section(page, 'E-mails and messages').getByRole('switch').isDisabled()).toBe(true);
    await page.context().close();
  });
});
