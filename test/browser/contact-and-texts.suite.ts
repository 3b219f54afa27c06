import { describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { accessibilityProblems, DESKTOP, openPage, openRunning, PHONE, smallTargets } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { readMail } from '../support/mailbox.js';
import type { RunningProduct } from '../support/product.js';
import { signIn } from './account-steps.js';

const DEMO_PASSWORD = 'babelboard-demo';
const OPERATOR = 'hello@operator.test';
const CONTACT = '/babelboard/contact';
/** Sets the time back at which typing began, where a draft is kept. */
const BEGIN_EARLIER = `(() => {
  const draft = JSON.parse(sessionStorage.getItem('contact-draft'));
  draft['typed-since'] -= 10_000;
  sessionStorage.setItem('contact-draft', JSON.stringify(draft));
  return JSON.stringify(draft);
})()`;

/** Needs the demo board, with an operator whose address this is: `OPERATOR`. */
export function describeContactAndTexts(started: () => { product: RunningProduct; browser: Browser }): void {
  const open = async (path: string, options = {}) => {
    const page = await openPage(started().browser, options);
    await openRunning(page, started().product.url + path);
    return page;
  };
  const focusedName = 'document.activeElement?.getAttribute("name")';

  describe('writing to the operator', () => {
    it('marks what is missing, keeps what was typed, and ends with a receipt', async () => {
      const page = await open(CONTACT);
      await page.getByRole('button', { name: 'Send the message' }).click();
      await eventually(async () => expect(await page.evaluate(focusedName)).toBe('name'));
      expect(await page.locator('main [aria-invalid="true"]').count()).toBe(4);
      await page.getByLabel('Your name').fill('Zoë Ünal');
      await page.getByLabel('E-mail').fill('zoe@example.test');
      await page.getByLabel('What is it about?').selectOption({ label: 'My personal data' });
      await page.getByLabel('Your message').fill('Which data of mine do you hold?');
      // Nobody types so fast: what the draft remembers is that it began earlier.
      await eventually(async () => expect(await page.evaluate(BEGIN_EARLIER)).toContain('hold?'));
      await page.reload();
      await openRunning(page, started().product.url + CONTACT);
      await eventually(async () => expect(await page.getByLabel('Your name').inputValue()).toBe('Zoë Ünal'));
      await page.getByRole('button', { name: 'Send the message' }).click();
      await page.getByRole('heading', { name: 'Thank you, we have received your message.' }).waitFor();
      const said = (await page.getByText('Your reference is').textContent()) ?? '';
      const reference = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(said)?.[0] ?? 'none';
      const mail = await readMail(started().product, OPERATOR, reference);
      expect(mail.headers['reply-to']).toBe('zoe@example.test');
      expect(await page.evaluate('sessionStorage.getItem("contact-draft")')).toBeNull();
      expect(page.complaints).toEqual([]);
      await page.context().close();
    });

    it('knows who is signed in', async () => {
      const page = await open('/login');
      await signIn(page, 'company@demo.test', DEMO_PASSWORD);
      await page.getByLabel(/^Account of/).waitFor();
      await openRunning(page, started().product.url + CONTACT);
      await eventually(async () => expect(await page.getByLabel('E-mail').inputValue()).toBe('company@demo.test'));
      await page.context().close();
    });

    it.each([
      ['a light desktop', { viewport: DESKTOP }],
      ['a dark phone', { viewport: PHONE, colorScheme: 'dark' as const }],
      ['a narrow window', { viewport: { width: 320, height: 700 } }],
    ])('and the legal texts are for everybody, on %s', async (_view, options) => {
      const page = await open(CONTACT, options);
      for (const path of ['contact', 'cookies-policy', 'legal-conditions-and-privacy-policy-for-candidates']) {
        await openRunning(page, `${started().product.url}/babelboard/${path}`);
        expect([path, await accessibilityProblems(page)]).toEqual([path, []]);
        expect([path, await page.evaluate('document.documentElement.scrollWidth <= innerWidth')]).toEqual([path, true]);
      }
      await page.getByText('Operating Babel GmbH').first().waitFor();
      await openRunning(page, started().product.url + CONTACT);
      expect(await smallTargets(page, 'main input:visible:not([tabindex="-1"]), main select, main button')).toEqual([]);
      await page.context().close();
    });
  });

  describe('newer texts', () => {
    const OLD = '2026-11-21';
    const person = (email: string) =>
      started().product.query(
        'UPDATE consent SET text_version = $2 WHERE account_id = (SELECT id FROM account WHERE email = $1)',
        [email, OLD],
      );
    const answers = (email: string) =>
      started().product.query<{ kind: string; given: boolean }>(
        `SELECT kind, given FROM consent JOIN account ON account.id = account_id
         WHERE email = $1 AND text_version > $2 ORDER BY kind`,
        [email, OLD],
      );

    it('are asked about once; whoever says no is told what follows, and is kept from nothing', async () => {
      const email = 'candidate@demo.test';
      await person(email);
      const page = await open('/login', { viewport: PHONE });
      await signIn(page, email, DEMO_PASSWORD);
      const dialog = page.getByRole('dialog', { name: 'Our conditions and privacy policy have changed' });
      await dialog.waitFor();
      const greeting = dialog.getByRole('region', { name: 'Notifications' }).getByText('Logged in successfully');
      await greeting.waitFor();
      const below = async () => (await greeting.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
      expect(await below()).toBeLessThan((await dialog.getByRole('button').first().boundingBox())?.y ?? 0);
      expect(await accessibilityProblems(page)).toEqual([]);
      // What one wants to read, take along or delete stands open meanwhile.
      await dialog.getByRole('link', { name: 'Read the full text' }).click();
      await page.getByRole('heading', { level: 1, name: 'Conditions and privacy for candidates' }).waitFor();
      expect(await dialog.count()).toBe(0);
      await openRunning(page, `${started().product.url}/account/account-settings`);
      await page.getByRole('button', { name: 'Ask for my data' }).waitFor();
      expect(await dialog.count()).toBe(0);
      await openRunning(page, `${started().product.url}/jobs`);
      await dialog.getByRole('button', { name: 'I do not agree' }).click();
      const told = page.getByRole('dialog', { name: 'You do not agree: that is all right' });
      await told.getByRole('link', { name: 'Take a copy of your data' }).waitFor();
      expect(await answers(email)).toEqual([
        { kind: 'privacy', given: false },
        { kind: 'terms', given: false },
      ]);
      await told.getByRole('link', { name: 'Agree after all' }).click();
      await page.getByRole('button', { name: 'Agree to it now' }).first().click();
      await eventually(async () => expect(await answers(email)).toHaveLength(3));
      await openRunning(page, `${started().product.url}/jobs`);
      await page.getByLabel(/^Account of/).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(page.complaints).toEqual([]);
      await page.context().close();
    });

    it.each(['company@demo.test', 'admin@demo.test'])('are agreed to by %s', async (email) => {
      await person(email);
      const page = await open('/login');
      await signIn(page, email, DEMO_PASSWORD);
      await page.getByRole('button', { name: 'I agree', exact: true }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      expect(await answers(email)).toEqual([
        { kind: 'privacy', given: true },
        { kind: 'terms', given: true },
      ]);
      await page.context().close();
    });
  });
}
