import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage, openRunning, type WatchedPage } from '../../support/browser.js';
import { eventually } from '../../support/eventually.js';
import { linkIn, readMail } from '../../support/mailbox.js';
import { type SeededProduct, startSeededProduct } from '../../support/product.js';
import { toast } from '../account-steps.js';
import { closeOffer, draftOffer, grantOffers, moveMenu, moveTo, pageOf, secondRecruiter } from '../applying/stage.js';
import { describeConversations } from '../conversations/conversations.suite.js';
import { ADDRESSES } from '../demo-people.js';
import { describeInterviews } from '../interviews/interviews.suite.js';

const TITLE = 'Lighthouse keeper for winter';

/** Its own: its time is moved. */
let product: SeededProduct;
let browser: Browser;
let company: WatchedPage;

beforeAll(async () => {
  [product, browser] = await Promise.all([startSeededProduct(), launchBrowser()]);
  company = await pageOf(product, browser, 'company');
  await grantOffers(product);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const open = (page: WatchedPage, path: string) => openRunning(page, product.url + path);

describe('three people at once', () => {
  it('post and find, apply and follow, move and are told', async () => {
    const offer = await draftOffer(product, company, TITLE);
    const candidate = await pageOf(product, browser, 'candidate');
    const second = await openPage(browser);
    const { name } = await secondRecruiter(product, second);

    // A recruiter publishes, and a candidate finds it.
    await open(company, `/company/jobs/create?offer=${offer.id}`);
    const published = company.waitForResponse((answer) => answer.url().endsWith('/publish') && answer.ok());
    await company.getByRole('button', { name: 'Publish', exact: true }).click();
    await published;
    const list = `/jobs?keywords=${encodeURIComponent(TITLE)}`;
    await eventually(async () => {
      const found = await candidate.context().request.get(`${product.url}/api${list}`);
      expect(await found.json()).toMatchObject({ jobs: { total_search: 1 } });
    });

    // Both recruiters look at an empty place; the candidate applies from the list, and is there.
    const path = `/company/applicants/${offer.id}/1`;
    await Promise.all([open(company, `${path}?view=board`), open(second, path), open(candidate, list)]);
    await candidate.locator('button[aria-haspopup="dialog"]:visible', { hasText: 'Apply' }).first().click();
    const form = candidate.getByRole('dialog', { name: `Apply for ${TITLE}` });
    await form.getByRole('radiogroup', { name: 'Can you work at night?' }).getByLabel('Yes').check();
    await form.getByRole('radiogroup', { name: 'When could you start?' }).getByLabel('At once').check();
    await form.getByRole('button', { name: 'Send application' }).click();
    await candidate.getByRole('link', { name: /^Follow this application/ }).click();
    const state = candidate.getByRole('region', { name: 'How far it is' });
    await state.getByText('Sent', { exact: true }).waitFor();
    const grip = company.getByRole('button', { name: /arrow keys lead/ });
    const field = moveMenu(second);
    await Promise.all([grip.waitFor(), field.waitFor()]);

    // What one recruiter does stands before the other and the candidate, who reload nothing.
    await grip.focus();
    await company.keyboard.press('ArrowRight');
    await eventually(async () => expect(await field.textContent()).toBe('In review'));
    await state.getByText('Being read', { exact: true }).waitFor();

    // Both move at once: the second is told who was first, and sees what stands.
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await second.route('**/api/companies/applicants/*/status', async (route) => {
      await released;
      await route.continue();
    });
    await moveTo(second, 'Rejected');
    await moveTo(company.getByRole('region', { name: /^In review/ }), 'Interview');
    await state.getByText('The company wants to talk with you.').waitFor();
    release();
    await toast(second, 'Nothing was changed.');
    await eventually(async () => expect(await field.textContent()).toBe('Interview'));

    // A note of the second names who wrote it.
    await second.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').click();
    await second.getByRole('dialog').getByLabel('New note').fill('Ask about storms.');
    await second.getByRole('dialog').getByRole('button', { name: 'Add note' }).click();
    await company.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').click();
    await company
      .getByRole('dialog')
      .getByRole('listitem')
      .filter({ hasText: 'Ask about storms.' })
      .getByText(name)
      .waitFor();

    // A status that has stood for a minute is told by mail, which leads to it.
    await product.clock.advance(60_000);
    const mail = await readMail(product, ADDRESSES.candidate, `News about your application for “${TITLE}”`);
    await candidate.goto(linkIn(mail, '/account/applications/'));
    await state.getByText('The company wants to talk with you.').waitFor();

    await closeOffer(product, company, offer);
    expect([...company.complaints, ...candidate.complaints]).toEqual([]);
  });
});

describeInterviews(() => ({ product, browser }));
describeConversations(() => ({ product, browser }));
