import { describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openPage, openRunning, untilRunning, type WatchedPage } from '../../support/browser.js';
import { eventually } from '../../support/eventually.js';
import { linkIn, readMail } from '../../support/mailbox.js';
import type { TestOidcProvider } from '../../support/oidc-provider.js';
import type { RunningProduct } from '../../support/product.js';
import { signIn, toast } from '../account-steps.js';

const PASSWORD = 'tram under the olive moon';

interface Started {
  product: RunningProduct;
  browser: Browser;
  provider: TestOidcProvider;
}

/** Presses the heart of the second offer of a list, as a guest; gives the offer's title. */
async function press(page: WatchedPage, address: string): Promise<string> {
  await openRunning(page, address);
  const card = page.getByRole('article').nth(1);
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: `Favorite: ${title}` }).click();
  await page.waitForURL(/\/login$/);
  await page.getByText(`${title} waits for you`).waitFor();
  return title;
}

const heart = (page: WatchedPage, title: string) =>
  page
    .getByRole('article')
    .getByRole('button', { name: `Favorite: ${title}`, pressed: true })
    .first();

/** An offer that a guest wants to keep is kept once they have an account, whichever way they come to it. */
export function describeKeptOffer(started: () => Started): void {
  describe('the offer that a guest wants to keep', () => {
    const favoritesOf = (email: string) =>
      started().product.query<{ title: string }>(
        `SELECT title FROM favorite_offer JOIN account ON account.id = account_id JOIN offer ON offer.id = offer_id
         WHERE email = $1`,
        [email],
      );

    it('waits through registration and verification, in another tab too, and is added once', async () => {
      const { product, browser } = started();
      const email = 'noor.keeps@example.org';
      const page = await openPage(browser);
      const title = await press(page, `${product.url}/jobs-in-Germany`);
      await page.getByRole('link', { name: 'New here? Register' }).click();
      await page.getByText(`${title} waits for you`).waitFor();
      await page.getByLabel('First name').fill('Noor');
      await page.getByLabel('Last name').fill('Haddad');
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('I accept the').check();
      await page.getByRole('button', { name: 'Create my account' }).click();
      await page.getByRole('heading', { level: 1, name: 'Check your inbox' }).waitFor();
      const link = linkIn(await readMail(product, email, 'Verify your e-mail address'), '/verify-email/');
      const tab = (await page.context().newPage()) as WatchedPage;
      await openRunning(tab, link);
      await tab.getByRole('button', { name: 'Confirm the address' }).click();
      await toast(tab, 'Favorite added');
      await tab.waitForURL(/\/jobs-in-Germany/);
      await eventually(async () => expect(await favoritesOf(email)).toEqual([{ title }]));
      expect(await tab.evaluate(`localStorage.getItem('pendingFavoriteJobId')`)).toBeNull();
      await openRunning(tab, `${product.url}/account/my-jobs`);
      await heart(tab, title).waitFor();
      await page.context().close();
    });

    it('is there after a login by another site, in the list that one comes back to', async () => {
      const { product, browser, provider } = started();
      const email = 'sid.keeps@workplace.example';
      provider.person = { subject: 'sid', email, emailVerified: true, firstName: 'Sid', lastName: 'Ek' };
      const page = await openPage(browser);
      const title = await press(page, `${product.url}/jobs-in-Austria`);
      await page.getByRole('link', { name: 'Continue with Workplace' }).click();
      await page.getByLabel('I accept the').check();
      await page.getByRole('button', { name: 'Create my account' }).click();
      await toast(page, 'Favorite added');
      await page.waitForURL(/\/jobs-in-Austria/);
      await heart(page, title).waitFor();
      expect(await favoritesOf(email)).toEqual([{ title }]);
      await page.getByRole('button', { name: 'First steps' }).click();
      await page.waitForURL(/\/welcome$/);
      await page.reload();
      await untilRunning(page);
      expect(await page.getByRole('button', { name: 'First steps' }).count()).toBe(0);
      await page.context().close();
    });

    it('is forgotten where somebody signs in who keeps none', async () => {
      const { product, browser } = started();
      const page = await openPage(browser);
      await press(page, `${product.url}/jobs-in-Spain`);
      await signIn(page, 'company@demo.test', 'babelboard-demo');
      await toast(page, 'Logged in successfully');
      await untilRunning(page);
      await eventually(async () =>
        expect(await page.evaluate(`localStorage.getItem('pendingFavoriteJobId')`)).toBeNull(),
      );
      await openRunning(page, `${product.url}/jobs-in-Spain`);
      await page.getByLabel(/^Account of /).waitFor();
      await page
        .getByRole('article')
        .nth(1)
        .getByRole('button', { name: /^Favorite: / })
        .click();
      await toast(page, 'Only people who look for work keep favorites.');
      await page.context().close();
    });
  });
}
