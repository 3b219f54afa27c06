import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { accessibilityProblems, openRunning, type WatchedPage } from '../../support/browser.js';
import { eventually } from '../../support/eventually.js';
import type { RunningProduct } from '../../support/product.js';
import { apply, type PostedOffer, pageOf, postOffer } from '../applying/stage.js';

/** A recruiter and a candidate write to each other. */
export function describeConversations(started: () => { product: RunningProduct; browser: Browser }): void {
  let product: RunningProduct;
  let browser: Browser;
  let company: WatchedPage;
  let candidate: WatchedPage;
  let offer: PostedOffer;
  let application: number;

  beforeAll(async () => {
    ({ product, browser } = started());
    company = await pageOf(product, browser, 'company');
    candidate = await pageOf(product, browser, 'candidate');
    offer = await postOffer(product, company, 'Talkative porter');
    application = await apply(product, candidate, offer);
  });

  const logOf = (page: WatchedPage) => page.getByRole('log');
  const fieldOf = (page: WatchedPage) => page.getByRole('textbox', { name: /^Message to/ });
  const write = async (page: WatchedPage, text: string) => {
    await fieldOf(page).fill(text);
    await fieldOf(page).press('Control+Enter');
  };

  describe('two people in one thread', () => {
    it('read why they cannot write before they type, and write as soon as they may', async () => {
      await openRunning(candidate, `${product.url}/account/applications/${application}`);
      await candidate.getByText('You can write as soon as the company').waitFor();
      expect(await fieldOf(candidate).count()).toBe(0);
      await openRunning(company, `${product.url}/company/applicants/${offer.id}/1?applicant=${application}`);
      await write(company, 'Welcome! When could you start with us?');
      // It comes by itself.
      await logOf(candidate).getByText('Welcome! When could you start with us?').waitFor();
      await fieldOf(candidate).waitFor();
    });

    it('see each other’s messages at once, in their language and direction, and that they were seen', async () => {
      await logOf(candidate).scrollIntoViewIfNeeded();
      await write(
        candidate,
        'مرحبا، يمكنني الحضور يوم الثلاثاء في الصباح الباكر، شكرا جزيلا لكم على هذه الفرصة الكبيرة، وأتطلع إلى لقائكم جميعا في مكتبكم في برلين خلال الأسبوع القادم',
      );
      const message = logOf(company).getByText('مرحبا');
      await message.waitFor();
      expect([await message.getAttribute('lang'), await message.getAttribute('dir')]).toEqual(['ar', 'rtl']);
      await logOf(company).scrollIntoViewIfNeeded();
      await logOf(candidate).getByText('Seen').waitFor();
      expect(await accessibilityProblems(candidate)).toEqual([]);
      expect(await accessibilityProblems(company)).toEqual([]);
    });

    it('keep what they typed: when it is refused, and when the page is loaded anew', async () => {
      await write(company, 'What is your current salary?');
      await company.getByText('may not be asked').waitFor();
      expect(await fieldOf(company).inputValue()).toBe('What is your current salary?');
      await fieldOf(company).fill('Half a thought');
      await company.reload();
      await eventually(async () => expect(await fieldOf(company).inputValue()).toBe('Half a thought'));
      await fieldOf(company).fill('');
    });

    it('attach documents, and are told at the field what cannot be one', async () => {
      const choose = (name: string, buffer: Buffer) =>
        candidate
          .locator('input[type=file]')
          .first()
          .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
      await choose('program.pdf', Buffer.from('MZ\u0090\u0000'));
      await candidate.getByRole('alert').getByText('program.pdf').waitFor();
      await choose('reference.txt', Buffer.from('Ada worked here, and worked well.'));
      await candidate.getByText('Attached', { exact: true }).waitFor();
      await fieldOf(candidate).press('Control+Enter');
      await logOf(company).getByRole('link', { name: 'reference.txt' }).waitFor();
    });

    it('have one connection of the browser, however many windows are open', async () => {
      const second = await candidate.context().newPage();
      const asked: string[] = [];
      second.on('request', (request) => asked.push(request.url()));
      await second.goto(`${product.url}/account/applications/${application}`);
      await write(company, 'Heard in every window');
      await second.getByRole('log').getByText('Heard in every window').waitFor();
      expect(asked.filter((url) => url.endsWith('/live'))).toEqual([]);
      await second.close();
    });
  });
}
