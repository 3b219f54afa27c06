import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { accessibilityProblems, launchBrowser, openRunning, PHONE, type WatchedPage } from '../../support/browser.js';
import { eventually } from '../../support/eventually.js';
import { type RunningProduct, sharedProduct } from '../../support/product.js';
import { toast } from '../account-steps.js';
import { apply, closeOffer, moveMenu, moveTo, type PostedOffer, pageOf, postOffer } from '../applying/stage.js';
import { describeCrowd } from './crowd.suite.js';
import { describeFit } from './fit.suite.js';
import { describeSentCv } from './sent-cv.suite.js';

let product: RunningProduct;
let browser: Browser;
let page: WatchedPage;
let offer: PostedOffer;
let applicationId: number;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
  page = await pageOf(product, browser, 'company');
  offer = await postOffer(product, page, 'Night porter on the island');
  const candidate = await pageOf(product, browser, 'candidate');
  applicationId = await apply(product, candidate, offer);
  await candidate.context().close();
});
afterAll(async () => {
  await closeOffer(product, page, offer);
  await browser?.close();
});

const open = (path: string, on = page) => openRunning(on, product.url + path);
const status = async () =>
  (await product.query<{ status: string }>('SELECT status FROM job_application WHERE offer_id = $1', [offer.id]))[0]
    ?.status;
const versions = async () =>
  (await product.query<{ version: number }>('SELECT version FROM job_application WHERE offer_id = $1', [offer.id]))[0]
    ?.version;
/** The handle of the one card, in the column it stands in. */
const hasKeyboard = (on: WatchedPage, column: string) =>
  on
    .getByRole('region', { name: new RegExp(`^${column}`) })
    .locator('button[id^="grip-"]:focus')
    .waitFor();
const becomes = (expected: string) => eventually(async () => expect(await status()).toBe(expected));

describe('applicants', () => {
  it('are moved in the list by a menu, and back by a press', async () => {
    await open(`/company/applicants/${offer.id}/1`);
    await moveTo(page, 'In review');
    await becomes('in_review');
    await page.getByRole('button', { name: 'Undo' }).click();
    await becomes('new');
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('stay where they are while arrow keys lead through the states, and until a question about several is answered', async () => {
    await open(`/company/applicants/${offer.id}/1`);
    await moveMenu(page).focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Escape']) await page.keyboard.press(key);
    expect(
      await moveMenu(page).evaluate((menu: object) => menu === Reflect.get(globalThis, 'document').activeElement),
    ).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByLabel('Choose all on this page').check();
    await page.getByRole('button', { name: /^Move to …/ }).click();
    await page.getByRole('menuitemradio', { name: 'Rejected' }).click();
    const question = page.getByRole('dialog', { name: 'Move 1 person to Rejected?' });
    await question.getByText('One person gets a rejection.').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await status()).toBe('new');
    await page.getByRole('button', { name: /^Move to …/ }).click();
    await page.getByRole('menuitemradio', { name: 'Rejected' }).click();
    await question.getByRole('button', { name: 'Move one' }).click();
    await becomes('rejected');
    await page.getByRole('button', { name: 'Undo' }).click();
    await becomes('new');
  });

  it('leave the keyboard in the list that they are moved out of', async () => {
    await open(`/company/applicants/${offer.id}/1/new`);
    await moveTo(page, 'In review');
    await becomes('in_review');
    await eventually(async () => expect(await page.evaluate('document.activeElement.tagName')).not.toBe('BODY'));
    await page.getByRole('button', { name: 'Undo' }).click();
    await becomes('new');
  });

  it('are moved on the board by the arrow keys on their handle, and drawn into another column', async () => {
    await open(`/company/applicants/${offer.id}/1?view=board`);
    await page.getByRole('button', { name: /arrow keys lead/ }).focus();
    await page.keyboard.press('ArrowRight');
    await becomes('in_review');
    const grip = page.getByRole('button', { name: /arrow keys lead/ });
    await hasKeyboard(page, 'In review');
    await page.keyboard.press('Control+z');
    await becomes('new');
    await hasKeyboard(page, 'New');
    // Faster than the server answers.
    const before = await versions();
    const path = '**/api/companies/applicants/*/status';
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(path, async (route) => {
      await answered;
      await route.continue();
    });
    await page.keyboard.press('ArrowRight');
    await hasKeyboard(page, 'In review');
    await page.keyboard.press('ArrowRight');
    await hasKeyboard(page, 'Shortlisted');
    await page.keyboard.press('ArrowLeft');
    answer();
    await eventually(async () => expect(await versions()).toBe((before ?? 0) + 3));
    expect(await status()).toBe('in_review');
    await hasKeyboard(page, 'In review');
    expect(await page.getByText('Nothing was changed.').count()).toBe(0);
    await page.unroute(path);
    const target = page.getByRole('region', { name: /^Shortlisted/ });
    const [from, to] = [await grip.boundingBox(), await target.boundingBox()];
    if (from === null || to === null) throw new Error('The board is not in sight');
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + 60, to.y + 120, { steps: 8 });
    await page.mouse.up();
    await becomes('shortlisted');
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('stay where somebody else moved them first, who is named', async () => {
    await open(`/company/applicants/${offer.id}/1`);
    await moveMenu(page).waitFor();
    await page.route('**/api/companies/live', (route) => route.abort());
    await product.query(`UPDATE job_application SET status = 'interview', version = version + 1 WHERE offer_id = $1`, [
      offer.id,
    ]);
    await moveTo(page, 'Rejected');
    await toast(page, 'Nothing was changed.');
    expect(await status()).toBe('interview');
    await eventually(async () => expect(await moveMenu(page).textContent()).toBe('Interview'));
    await page.unroute('**/api/companies/live');
  });

  it('open beside the others with what was sent, on a phone', async () => {
    const phone = await pageOf(product, browser, 'company', { viewport: PHONE, hasTouch: true });
    await open(`/company/applicants/${offer.id}/1`, phone);
    await phone.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click();
    const drawer = phone.getByRole('dialog');
    await drawer.getByRole('heading', { name: 'Answers' }).waitFor();
    await drawer.getByText('At once').waitFor();
    const note = drawer.getByLabel('New note');
    await note.fill('Call on');
    await drawer.getByRole('button', { name: 'Close', exact: true }).click();
    await phone.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click();
    await eventually(async () => expect(await note.inputValue()).toBe('Call on'));
    await note.fill('Call on Monday.');
    // Its answer is lost, and while it is sent again somebody types on.
    const notes = '**/api/companies/applicants/*/notes';
    await phone.route(notes, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await drawer.getByRole('button', { name: 'Add note' }).click();
    await drawer.getByRole('button', { name: 'Add note' }).and(drawer.locator('[aria-disabled="false"]')).waitFor();
    await phone.unroute(notes);
    await phone.route(notes, async (route) => {
      await note.fill('Call on Monday. Before noon.');
      await route.continue();
    });
    await drawer.getByRole('button', { name: 'Add note' }).click();
    await eventually(async () => expect(await note.inputValue()).toBe('Before noon.'));
    expect(await drawer.getByRole('listitem').filter({ hasText: 'Call on Monday.' }).count()).toBe(1);
    await phone.unroute(notes);
    expect(await accessibilityProblems(phone)).toEqual([]);
    // What can be done stays in sight; what is said about it covers neither the head nor the way out.
    await moveTo(drawer.getByRole('group', { name: 'What to do' }), 'Shortlisted');
    const said = drawer.getByRole('region', { name: 'Notifications' }).locator('[data-type]').first();
    await said.waitFor();
    const below = ((await said.boundingBox())?.y ?? 0) + ((await said.boundingBox())?.height ?? 0);
    for (const place of [
      drawer.getByRole('button', { name: 'Next' }),
      drawer.getByRole('group', { name: 'What to do' }),
    ]) {
      expect((await place.boundingBox())?.y).toBeGreaterThanOrEqual(below);
    }
    await drawer.getByRole('button', { name: 'Undo' }).click();
    await becomes('interview');
    await phone.context().close();
  });

  describeFit(() => ({ product, browser, offerId: offer.id, applicationId }));
  describeSentCv(() => ({ product, browser, page }));
  describeCrowd(() => ({ product, page, offerId: offer.id, applicationId }));
});
