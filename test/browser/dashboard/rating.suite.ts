import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openPage, openRunning, PHONE } from '../../support/browser.js';
import type { RunningProduct } from '../../support/product.js';
import { section, signIn } from '../account-steps.js';
import { ADDRESSES, PASSWORD } from '../demo-people.js';
import { completeProfile } from './complete-profile.js';
import { expectGoodLooks } from './looks.js';
import { type Newcomer, newcomer } from './newcomer.js';

const LANGUAGES = [{ slug: 'Spanish', cefr: 'native' }];
const QUESTION = 'How do you like Babelboard?';

/** How the product is, asked of whoever has a complete profile. */
export function describeRating(stage: () => { product: RunningProduct; browser: Browser }): void {
  let marta: Newcomer;
  beforeAll(async () => {
    marta = await newcomer(stage().product, stage().browser, LANGUAGES);
  });

  const open = (path = '/account/dashboard') => openRunning(marta.page, stage().product.url + path);
  const asked = () => marta.page.getByRole('region', { name: QUESTION });

  describe('how the board is', () => {
    it('is not asked before the profile is complete', async () => {
      await open();
      await section(marta.page, 'Bring your CV').waitFor();
      expect(await asked().count()).toBe(0);
    });

    it('is asked then: by keyboard, without losing what was typed when the connection breaks', async () => {
      const { page } = marta;
      await completeProfile(stage().product, marta);
      await open();
      await asked().waitFor();
      await expectGoodLooks(page);
      await asked().getByRole('radio', { name: '3 · All right' }).focus();
      await page.keyboard.press('ArrowRight');
      expect(await asked().getByRole('radio', { name: '4 · Good' }).isChecked()).toBe(true);
      await asked().getByLabel('What do you like, and what could be better still?').fill('More offers in Galician');
      await expectGoodLooks(page);
      await page.context().setOffline(true);
      await asked().getByRole('button', { name: 'Send the rating' }).press('Enter');
      await asked().getByRole('alert').waitFor();
      await page.context().setOffline(false);
      expect(await asked().getByRole('textbox').inputValue()).toBe('More offers in Galician');
      await asked().getByRole('button', { name: 'Send the rating' }).press('Enter');
      const thanks = page.getByRole('heading', { name: 'Thank you for telling us' });
      await thanks.and(page.locator(':focus')).waitFor();
      await page.getByText('8 of 10 stones laid').waitFor();
    });

    it('calls no profile complete whose last stones are missing', async () => {
      const { page } = marta;
      await page.getByText('80% done').waitFor();
      await page.getByText('All that companies look for').waitFor();
      expect(
        await page
          .getByRole('main')
          .getByText(/complete/i)
          .count(),
      ).toBe(0);
      await open('/account/my-profile');
      const aside = page.getByRole('complementary', { name: 'How far your profile is' });
      await aside.getByText('80% done').waitFor();
      expect(await aside.getByText(/complete/i).count()).toBe(0);
    });

    it('is not asked twice, in German neither', async () => {
      await open('/de/account/dashboard');
      await marta.page.getByText('8 von 10 Steinen gesetzt').waitFor();
      expect(await marta.page.getByText('Wie gefällt dir').count()).toBe(0);
    });

    it('is not asked again of who skips it for good', async () => {
      const eva = await newcomer(stage().product, stage().browser, LANGUAGES, 'Eva');
      await completeProfile(stage().product, eva);
      await eva.page.setViewportSize(PHONE);
      await openRunning(eva.page, `${stage().product.url}/account/dashboard`);
      await eva.page.getByRole('button', { name: 'Do not ask me again' }).click();
      await eva.page.getByRole('heading', { name: 'All right. We will not ask again' }).waitFor();
      await eva.page.reload();
      await eva.page.getByText('8 of 10 stones laid').waitFor();
      expect(await eva.page.getByText(QUESTION).count()).toBe(0);
      await eva.page.context().close();
    });

    it('is read by operators, with a number in place of a name', async () => {
      const page = await openPage(stage().browser);
      await openRunning(page, `${stage().product.url}/login`);
      await signIn(page, ADDRESSES.admin, PASSWORD);
      await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Ratings' }).click();
      await page.getByText(/^4\.0 of 5 on average/).waitFor();
      const row = page.getByRole('row').filter({ hasText: 'More offers in Galician' });
      expect(await row.textContent()).not.toMatch(/Marta|Ferrer|@/);
      await row.getByRole('link', { name: /^All entries about account \d+$/ }).waitFor();
      await expectGoodLooks(page);
      await page.getByRole('link', { name: '5 of 5' }).click();
      await page.getByText('Nobody gave this score.').waitFor();
      expect(page.url()).toMatch(/\?score=5$/);
      await page.getByRole('link', { name: 'All', exact: true }).click();
      await row.waitFor();
      expect(page.complaints).toEqual([]);
      await page.context().close();
    });
  });
}
