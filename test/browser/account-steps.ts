import type { Page } from 'playwright-core';

/** What people do with their accounts, step by step; for the journeys. */

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Waits until the page says it, in English or German. */
export const toast = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /^(Notifications|Mitteilungen)$/ })
    .getByText(text)
    .first()
    .waitFor();

/** Fills in the sign-in page, which is open, and sends it. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Gives the page a device that makes and uses passkeys, and whose owner always says yes. */
export async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Adds a passkey on the page of the settings, which is open. */
export async function addPasskey(page: Page, name: string, password: string): Promise<void> {
  const passkeys = section(page, 'Passkeys');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await page.keyboard.type(name);
  await passkeys.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await toast(page, 'Passkey added successfully');
}

/** Opens a page of one's own as a guest who has a passkey, and signs in by a press. */
export async function openByPasskey(page: Page, address: string): Promise<void> {
  // Else the passkey answers among the proposals of the e-mail field before anybody presses.
  await page.route('**/api/auth/passkeys/login-options', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/login-options'));
  await page.goto(address);
  await refused;
  await page.unroute('**/api/auth/passkeys/login-options');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
}

/** Signs out on the page of the settings. */
export async function signOut(page: Page): Promise<void> {
  await section(page, 'Devices').getByRole('link', { name: 'Sign out' }).click();
  await toast(page, 'Logged out successfully');
}
