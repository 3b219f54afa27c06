import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { UnsubscribeLinks } from '../../libs/message-preferences/src/unsubscribe-links.js';
import {
  accessibilityProblems,
  DESKTOP,
  launchBrowser,
  openPage,
  openRunning,
  PHONE,
  smallTargets,
  untilRunning,
} from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { linkIn, readMail } from '../support/mailbox.js';
import { type RunningProduct, sharedProduct } from '../support/product.js';
import { TEST_SECRET_KEY } from '../support/secret-key.js';
import { Visitor } from '../support/visitor.js';
import { section, signIn, toast } from './account-steps.js';

const PASSWORD = 'tram under the olive moon';
const links = new UnsubscribeLinks({ secretKey: TEST_SECRET_KEY } as ConstructorParameters<typeof UnsubscribeLinks>[0]);

let product: RunningProduct;
let browser: Browser;
let email: string;
let visitor: Visitor;
let code: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
});
afterAll(() => browser?.close());
beforeEach(async () => {
  email = `messages-${randomUUID().slice(0, 8)}@example.test`;
  visitor = new Visitor(product.url);
  const person = { email, password: PASSWORD, nombre: 'Anna', apellidos: 'Kowalska', terms: true };
  await visitor.call('POST', '/api/auth/register', person);
  const mail = await readMail(product, email, 'Verify your e-mail address');
  const token = new URL(linkIn(mail, '/verify-email/')).pathname.split('/').at(-1);
  await visitor.call('POST', '/api/auth/verify-email', { token });
  const { body } = await visitor.logIn(email, PASSWORD);
  code = links.codeOf({ accountId: body.user.id, kind: 'profile-levels' });
});

const settings = async () =>
  (await visitor.call<{ settings: Record<string, 0 | 1> }>('GET', '/api/candidates/email-settings')).body.settings;
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();

describe('the page behind the link of a mail', () => {
  it.each([
    ['on a desktop', DESKTOP, ''],
    ['on a phone, in German', PHONE, '/de'],
  ])(
    'says what would stop, stops it by a press and takes it back, signed out: %s',
    async (_where, viewport, language) => {
      const words =
        language === ''
          ? ['Stop these e-mails?', 'Stop these e-mails', 'These e-mails are stopped', 'Send them to me again']
          : [
              'Diese E-\u2060Mails abbestellen?',
              'Diese E-\u2060Mails abbestellen',
              'Diese E-\u2060Mails sind abbestellt',
              'Wieder schicken',
            ];
      const [title = '', press = '', stopped = '', undo = ''] = words;
      const page = await openPage(browser, { viewport });
      await openRunning(page, `${product.url}${language}/unsubscribe/${code}`);
      await heading(page, title);
      await page.getByText(language === '' ? 'They are about your profile' : 'Es geht um dein Profil').waitFor();
      expect((await settings()).level_notification).toBe(1);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await smallTargets(page, 'main button, main a')).toEqual([]);
      await page.getByRole('button', { name: press, exact: true }).focus();
      await page.keyboard.press('Enter');
      await heading(page, stopped);
      // What is read next is what has changed.
      expect(await page.evaluate('document.activeElement.textContent')).toBe(stopped);
      expect(await settings()).toMatchObject({ level_notification: 0, email_matchings: 1 });
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.getByRole('button', { name: undo }).click();
      await heading(page, title);
      expect((await settings()).level_notification).toBe(1);
      expect(page.complaints).toEqual([]);
      await page.context().close();
    },
  );

  it('stops everything that can be stopped', async () => {
    const page = await openPage(browser);
    await openRunning(page, `${product.url}/unsubscribe/${code}`);
    await page.getByRole('button', { name: 'Stop everything that can be stopped' }).click();
    await heading(page, 'These e-mails are stopped');
    expect(Object.values(await settings())).not.toContain(1);
    expect(await page.getByRole('button', { name: 'Stop everything' }).count()).toBe(0);
    await page.context().close();
  });

  it('says of a link that was cut off that it stops nothing', async () => {
    const page = await openPage(browser);
    await openRunning(page, `${product.url}/unsubscribe/${code.slice(0, 30)}`);
    await page.getByText('This link stops nothing').waitFor();
    expect(await page.getByRole('button', { name: 'Stop these e-mails' }).count()).toBe(0);
    expect((await settings()).level_notification).toBe(1);
    await page.context().close();
  });

  it('works where no script runs', async () => {
    const page = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${product.url}/de/unsubscribe/${code}`);
    await page.getByRole('button', { name: 'Diese E-\u2060Mails abbestellen' }).click();
    await page.getByText('Diese E-Mails sind abbestellt.').waitFor();
    expect((await settings()).level_notification).toBe(0);
    await page.context().close();
  });
});

describe('the settings of e-mails and messages', () => {
  it('save each switch at once, by keyboard too', async () => {
    const page = await openPage(browser, { viewport: PHONE });
    await page.goto(`${product.url}/account/account-settings`);
    await signIn(page, email, PASSWORD);
    const messages = section(page, 'E-mails and messages');
    await untilRunning(page);
    const levels = messages.getByRole('switch', { name: 'My profile' });
    await eventually(async () => expect(await levels.getAttribute('aria-checked')).toBe('true'));
    await levels.focus();
    await page.keyboard.press('Space');
    await toast(page, 'Saved');
    await eventually(async () => expect((await settings()).level_notification).toBe(0));
    await messages.getByRole('switch', { name: 'News' }).check();
    await eventually(async () => expect((await settings()).email_newsletters).toBe(1));
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(page.complaints).toEqual([]);
    await page.reload();
    await eventually(async () => expect(await levels.getAttribute('aria-checked')).toBe('false'));
    await page.context().close();
  });
});

describe('the challenge on the first page', () => {
  it('is joined and left by keyboard, on a phone', async () => {
    const page = await openPage(browser, { viewport: PHONE });
    await page.goto(`${product.url}/welcome`);
    await signIn(page, email, PASSWORD);
    const part = section(page, 'One small step a day, for a week');
    await part.getByRole('button', { name: 'Join the challenge' }).waitFor();
    await untilRunning(page);
    await part.getByRole('button', { name: 'Join the challenge' }).focus();
    await page.keyboard.press('Enter');
    await toast(page, 'You are in.');
    await part.getByText('at nine in the morning').waitFor();
    expect(await part.getByRole('listitem').count()).toBe(7);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await smallTargets(page, 'main section button')).toEqual([]);
    await part.getByRole('button', { name: 'Leave the challenge' }).click();
    await toast(page, 'You have left the challenge');
    await part.getByRole('button', { name: 'Join once more' }).waitFor();
    expect(page.complaints).toEqual([]);
    await page.context().close();
  });
});
