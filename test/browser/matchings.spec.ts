import type { MatchingsResponse, ProfileResponse } from '@babelboard/wire';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser, openRunning, PHONE, type WatchedPage } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { type SeededProduct, startSeededProduct } from '../support/product.js';
import { toast } from './account-steps.js';
import { call, closeOffer, pageOf, postOffer } from './applying/stage.js';

/** What the demo's candidate works as. */
const TITLE = 'Customer service representative';
const MATCHINGS = '/account/matchings';

/** Its own: its time is moved. */
let product: SeededProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startSeededProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const open = (page: WatchedPage, path: string) => openRunning(page, product.url + path);

describe('an offer that suits somebody', () => {
  it('comes to them as it is published, says why, and can be taken off and put back', async () => {
    const [company, candidate] = await Promise.all([
      pageOf(product, browser, 'company'),
      pageOf(product, browser, 'candidate'),
    ]);
    // What a profile says is compared when it has come to a rest.
    await call(candidate, product, 'PATCH', '/api/candidates/field', { field: 'working_status', value: 3 });
    await eventually(async () => {
      await product.clock.advance(31_000);
      const path = '/api/app/matchings';
      const { jobs } = await call<MatchingsResponse>(candidate, product, 'GET', path);
      expect(jobs.total_search).toBeGreaterThan(0);
    });
    await open(candidate, MATCHINGS);
    await candidate.getByRole('status').filter({ hasText: 'suit you' }).waitFor();

    // Skills that offers ask for are said beside them.
    const skills = candidate.getByRole('list', { name: 'Not among your skills yet. Add those you have:' });
    const skill = skills.getByRole('button').first();
    await skill.click();
    await toast(candidate, 'Skill added');
    expect(await skill.getAttribute('aria-pressed')).toBe('true');
    const held = async () => {
      const { user } = await call<ProfileResponse>(candidate, product, 'GET', '/api/candidates/profile');
      return user.candidate.tags.map(({ name }) => name);
    };
    const name = await skill.innerText();
    expect(await held()).toContain(name);
    await skill.click();
    await toast(candidate, 'Skill removed');
    expect(await held()).not.toContain(name);

    // Nobody reloads anything.
    const offer = await postOffer(product, company, TITLE);
    const entryOn = (page: WatchedPage) =>
      page.getByRole('listitem').filter({ has: page.locator(`a[href$="${offer.url}"]`) });
    const entry = entryOn(candidate);
    await entry.getByText('New', { exact: true }).waitFor();
    await candidate
      .getByRole('status')
      .filter({ hasText: /(One has|\d+ have) come since you opened this page/ })
      .waitFor();
    await entry.getByText(/^Suits you: \d+$/).waitFor();
    const why = entry.getByRole('list', { name: 'Why it suits you' });
    await why.getByText('You speak the language it asks for: German').waitFor();
    await why.getByText('You can do it from where you are').waitFor();
    await why.getByText(/^The work you do: /).waitFor();

    // On another device, in another language, it is no news any more.
    const phone = await pageOf(product, browser, 'candidate', { viewport: PHONE, locale: 'de-DE' });
    await open(phone, `/de${MATCHINGS}`);
    await entryOn(phone)
      .getByText(/^Passt zu dir: \d+$/)
      .waitFor();

    // By keys: off, and back.
    await entry.getByRole('link', { name: TITLE }).focus();
    await candidate.keyboard.press('x');
    await candidate.getByRole('menuitemradio', { name: 'I would rather not say why' }).click();
    await toast(candidate, 'Taken off your list');
    await entry.waitFor({ state: 'detached' });
    await candidate.keyboard.press('Control+z');
    await entry.waitFor();

    // For a reason, which stands where it went.
    const otherWork = candidate.getByRole('menuitemradio', { name: 'I am looking for other work' });
    // A list that moves under an open menu closes it, as the answer about what came back may.
    await eventually(async () => {
      if (!(await otherWork.isVisible())) await entry.getByRole('button', { name: `Not for me: ${TITLE}` }).click();
      expect(await otherWork.isVisible()).toBe(true);
    });
    // It can be done from home.
    expect(await candidate.getByRole('menuitemradio', { name: 'It is too far away' }).count()).toBe(0);
    await otherWork.click();
    await entry.waitFor({ state: 'detached' });
    await entryOn(phone).waitFor({ state: 'detached' });
    await candidate.getByRole('link', { name: 'Discarded jobs' }).click();
    await entry.getByText('You said: you are looking for other work.').waitFor();
    await entry.getByRole('button', { name: `Put it back: ${TITLE}` }).click();
    await toast(candidate, 'Back on your list');
    await entry.waitFor({ state: 'detached' });
    await candidate.getByRole('link', { name: 'To the jobs that match you' }).click();
    await entry.waitFor();
    await entryOn(phone).waitFor();

    // The overview leads there.
    await open(candidate, '/account/dashboard');
    const best = candidate.getByRole('article').filter({ has: candidate.locator(`a[href$="${offer.url}"]`) });
    await best.first().waitFor();
    await open(candidate, MATCHINGS);
    await closeOffer(product, company, offer);
    await entry.waitFor({ state: 'detached' });
    expect([...candidate.complaints, ...phone.complaints, ...company.complaints]).toEqual([]);
  });
});
