import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import {
  accessibilityProblems,
  DESKTOP,
  launchBrowser,
  openPage,
  openRunning,
  PHONE,
  smallTargets,
  untilPainted,
} from '../../support/browser.js';
import { eventually } from '../../support/eventually.js';
import { type RunningProduct, sharedProduct } from '../../support/product.js';
import { grantOffers } from '../applying/stage.js';
import { chooseBerlin, isSaved, next, offerNumber, PostingRoom, step } from '../posting/posting-room.js';

let room: PostingRoom<RunningProduct>;

beforeAll(async () => {
  const [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
  room = new PostingRoom(product, browser);
  await grantOffers(product);
});
afterAll(() => room?.browser.close());

/** The name of what the keyboard is at. */
const focused = (page: Page) => page.evaluate<string | null>('document.activeElement.getAttribute("aria-label")');

const isFound = async (title: string) => {
  const answer = await fetch(`${room.product.url}/api/jobs?keywords=${encodeURIComponent(title)}`);
  const { jobs } = (await answer.json()) as { jobs: { data: { title: string }[] } };
  expect(jobs.data.map((job) => job.title)).toContain(title);
};

describe('an employer', () => {
  it.each([
    ['a desktop', 'header', DESKTOP],
    ['a phone', 'footer', PHONE],
  ])('finds the door on the first page, on %s in the %s', async (_device, place, viewport) => {
    const page = await openPage(room.browser, { viewport });
    await openRunning(page, `${room.product.url}/`);
    await page.locator(place).getByRole('link', { name: 'For employers' }).click();
    await page.waitForURL(`${room.product.url}/company/registry`);
    await page.getByLabel('Company name').waitFor();
    await page.context().close();
  });

  it('is led there from the address of before', async () => {
    const { status, headers } = await fetch(`${room.product.url}/de/register/company`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, '/de/company/registry']);
  });
});

describe('a company posts a job', () => {
  it.each([
    ['a desktop', { viewport: DESKTOP }],
    ['a phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
  ])('from the first word to the board, on %s', async (device, options) => {
    const title = `Guest relations on ${device} ${Date.now()}`;
    const page = await room.recruiter(options);
    await room.open(page, '/company/jobs');
    await page.getByRole('link', { name: 'Post a job' }).click();
    await step(page, 'Role and place');
    await page.getByLabel('Job title').fill(title);
    await chooseBerlin(page);
    await isSaved(page);
    const id = await offerNumber(page);
    await next(page);

    await step(page, 'Languages and skills');
    await page.getByRole('button', { name: /^German/ }).click();
    await page.getByLabel('German: level').selectOption({ label: 'mother tongue' });
    await page.getByRole('button', { name: 'Ask for C2 instead' }).click();
    expect(await page.getByLabel('German: level').inputValue()).toBe('6');
    expect(await focused(page)).toBe('German: level');
    await page.getByRole('button', { name: 'Add a language' }).click();
    await page.getByRole('button', { name: /^French/ }).click();
    expect(await focused(page)).toBe('French: level');
    await page.getByLabel('French: how important').selectOption({ label: 'nice to have' });
    await page
      .getByRole('region', { name: 'Candidates who suit' })
      .getByText(/suits? all of it/)
      .waitFor();
    await next(page);

    await step(page, 'Description');
    await page.getByRole('textbox', { name: 'Description', exact: true }).click();
    await page.keyboard.type('You welcome our guests.');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await page.keyboard.type('at the desk');
    await page.keyboard.press('Enter');
    await page.keyboard.type('by phone');
    await isSaved(page);
    await next(page);

    await step(page, 'Contract and pay');
    await page.getByLabel('Full-time').check();
    const from = page.getByLabel(/^From/);
    await from.fill('36k');
    await from.blur();
    await page.getByText('Write one amount, such as 13.50 or 42,000.').waitFor();
    await from.fill('13,50');
    await from.blur();
    expect(await from.inputValue()).toBe('13.50');
    await from.fill('36000');
    await page.getByLabel(/^To/).fill('41000');
    await next(page);

    await step(page, 'Applying');
    expect(await smallTargets(page, 'main button:visible')).toEqual([]);
    await page.getByRole('button', { name: 'To the preview' }).click();

    await step(page, 'Preview');
    const preview = page.getByRole('article', { name: title });
    await preview.getByText('at the desk').waitFor();
    expect(await preview.getByText(/36,000/).count()).toBeGreaterThan(0);
    const published = page.waitForResponse((answer) => answer.url().endsWith('/publish') && answer.ok());
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await published;
    // Before anything else: the page itself asks for lists meanwhile, as it does for everybody.
    await eventually(() => isFound(title));

    await page.getByRole('heading', { name: 'Your offer is live' }).waitFor();
    const { url: address } = await room.saved(page, id);
    expect(
      await page
        .getByRole('main')
        .getByRole('link', { name: address ?? '' })
        .count(),
    ).toBe(1);
    await page.getByRole('link', { name: 'Write its screening questions' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('link', { name: 'To all offers' }).click();
    await page.waitForURL(/\/company\/jobs$/);
    const row = page.getByRole('row', { name: new RegExp(title) });
    await row.getByText('Live', { exact: true }).waitFor();
    const { url, description, languages } = await room.saved(page, id);
    expect(description).toContain('<ul><li>at the desk</li><li>by phone</li></ul>');
    expect(languages.map(({ cefr, mandatory }) => [cefr, mandatory])).toEqual([
      ['C2', true],
      ['B2', false],
    ]);
    expect(url).toMatch(/^\/jobs\//);
    await untilPainted(page);
    expect(page.complaints).toEqual([]);
    await page.context().close();
  });
});
