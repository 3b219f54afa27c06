import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { type FakeCvService, startFakeCvService } from '../../../apps/fake-cv-service/src/fake-cv-service.js';
import { launchBrowser } from '../../support/browser.js';
import { PDF } from '../../support/cv-files.js';
import { eventually } from '../../support/eventually.js';
import { type SeededProduct, startSeededProduct } from '../../support/product.js';
import { expectGoodLooks } from '../dashboard/looks.js';
import { CvOwner, textFile } from './cv-owner.js';

const SECRET = 'a-secret-of-cv-feedback-in-tests-1';
const NAME = 'CV Coach';
const SAID = 'Say what you did, not what you were.';

/** What people read, in both languages. */
const WORDS = {
  en: {
    path: '/account/my-cvs',
    ask: `Get feedback from ${NAME}: ana.txt`,
    question: `Send your CV to ${NAME}?`,
    notNow: 'Not now',
    send: `Send to ${NAME}`,
    sent: `Sent to ${NAME} on`,
    answered: `${NAME} answered on`,
    download: 'Download better.pdf',
  },
  de: {
    path: '/de/account/my-cvs',
    ask: `Feedback von ${NAME} holen: ana.txt`,
    question: `Deinen Lebenslauf an ${NAME} senden?`,
    notNow: 'Nicht jetzt',
    send: `An ${NAME} senden`,
    sent: `an ${NAME} gesendet.`,
    answered: `${NAME} hat am`,
    download: 'better.pdf herunterladen',
  },
} as const;

let product: SeededProduct;
let browser: Browser;
let service: FakeCvService;

beforeAll(async () => {
  service = await startFakeCvService(SECRET);
  [product, browser] = await Promise.all([
    startSeededProduct({ CV_FEEDBACK_NAME: NAME, CV_FEEDBACK_URL: service.url, CV_FEEDBACK_SECRET: SECRET }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await service?.stop();
});

describe.each(['en', 'de'] as const)('a CV that goes to a service, in %s', (language) => {
  const words = WORDS[language];
  let owner: CvOwner;

  it('leaves only after a question that says who gets what', async () => {
    owner = await CvOwner.register(product, browser);
    // Nothing leaves for somebody whose address is not confirmed.
    await product.query('UPDATE account SET email_verified_at = now() WHERE email = $1', [owner.email]);
    await owner.upload(textFile('ana.txt', 'Ana Kowalska', 'Cook since 2014'));
    await owner.open(words.path);
    await owner.button(words.ask).click();
    const question = owner.page.getByRole('dialog', { name: words.question });
    await question.waitFor();
    expect(await question.getByRole('listitem').count()).toBe(3);
    await expectGoodLooks(owner.page);
    await question.getByRole('button', { name: words.notNow }).click();
    await question.waitFor({ state: 'detached' });
    expect((await owner.cvs())[0]?.review).toBe('none');
    await owner.button(words.ask).click();
    await question.getByRole('button', { name: words.send }).click();
    await question.waitFor({ state: 'detached' });
  });

  it('is shown as sent, then with what the service said and a file that is downloaded', async () => {
    await eventually(async () => expect((await owner.cvs())[0]?.review).toBe('sent'));
    await owner.open(words.path);
    await owner.page.getByText(words.sent).first().waitFor();
    expect(await owner.button(words.ask).count()).toBe(0);
    const cv = service.received.at(-1);
    expect(service.faults).toEqual([]);
    const answer = cv && (await service.answer(cv, { text: SAID, file: { name: 'better.pdf', content: PDF } }));
    expect(answer?.status).toBe(204);
    await owner.open(words.path);
    await owner.page.getByText(words.answered).waitFor();
    expect(await owner.page.getByRole('blockquote').textContent()).toBe(SAID);
    await expectGoodLooks(owner.page);
    const saved = owner.page.waitForEvent('download');
    await owner.page.getByRole('link', { name: words.download }).click();
    expect((await saved).suggestedFilename()).toBe('better.pdf');
    await owner.leave();
  });
});
