import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser, PHONE, untilRunning, type WatchedPage } from '../../support/browser.js';
import { eventually } from '../../support/eventually.js';
import { type RunningProduct, sharedProduct } from '../../support/product.js';
import { section, signIn, toast } from '../account-steps.js';
import { ProfileOwner } from './profile-owner.js';

let product: RunningProduct;
let browser: Browser;
let owner: ProfileOwner;
let page: WatchedPage;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
  owner = await ProfileOwner.register(product, browser, 'safety', { viewport: PHONE });
  ({ page } = owner);
  await owner.change('PATCH', 'preferences', { headline: 'Cook' });
  await owner.open();
});
afterAll(() => browser?.close());

const headline = () => page.getByRole('textbox', { name: 'Headline' });
const openHeadline = (where = page) => where.getByRole('button', { name: 'Edit: Headline' }).click();
const savedHeadline = async () => (await owner.saved()).candidate.headline;

describe('what is typed into a profile', () => {
  it('is put back by Escape, and brought back again by one press', async () => {
    await openHeadline();
    await headline().fill('Chef');
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await eventually(async () => expect(await savedHeadline()).toBe('Cook'));
    expect(await page.evaluate<string>('document.activeElement.getAttribute("aria-label")')).toBe('Edit: Headline');
    await page.getByRole('button', { name: 'Undo' }).click();
    await eventually(async () => expect(await savedHeadline()).toBe('Chef'));
    expect(await headline().inputValue()).toBe('Chef');
    await page.getByRole('button', { name: 'Done' }).click();
  });

  it('waits without a connection and is saved when it is back', async () => {
    await openHeadline();
    await page.context().setOffline(true);
    await headline().fill('Chef at sea');
    await page.getByText('This is kept here and saved once you are back.').waitFor();
    await page.context().setOffline(false);
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await savedHeadline()).toBe('Chef at sea');
    await page.getByRole('button', { name: 'Done' }).click();
  });

  it('is added once the connection is back, where it was to be added without one', async () => {
    await page.getByRole('button', { name: 'Add experience' }).click();
    const fresh = page.getByRole('group', { name: 'Add experience' });
    await fresh.getByLabel('Position').fill('Deckhand');
    await fresh.getByLabel('Company').fill('Ferry line');
    await fresh.getByLabel('Month').first().selectOption({ label: 'May' });
    await fresh.getByLabel('Year').first().selectOption('2019');
    await page.context().setOffline(true);
    await fresh.getByRole('button', { name: 'Add', exact: true }).click();
    await fresh.getByText('This is kept here and saved once you are back.').waitFor();
    await page.context().setOffline(false);
    await section(page, 'Experience').getByRole('heading', { name: 'Deckhand' }).waitFor();
    const { experience } = (await owner.saved()).candidate;
    expect(experience.map(({ puesto }) => puesto)).toEqual(['Deckhand']);
    await owner.change('DELETE', `experience/${experience[0]?.id}`, {});
    await page.reload();
    await untilRunning(page);
  });

  it('survives a reload, also where it is not whole yet', async () => {
    await page.getByRole('button', { name: 'Add experience' }).click();
    await page.getByLabel('Position').fill('Ship’s cook');
    await page.reload();
    await untilRunning(page);
    expect(await page.getByLabel('Position').inputValue()).toBe('Ship’s cook');
    await page.getByRole('group', { name: 'Add experience' }).getByRole('button', { name: 'Cancel' }).click();
    await page.reload();
    await untilRunning(page);
    await section(page, 'Experience').getByText('One place is a good beginning.').waitFor();
    expect(await page.getByLabel('Position').count()).toBe(0);
  });

  it('survives a session that ends in the middle: after the login it is there and saved', async () => {
    await openHeadline();
    await page.getByRole('button', { name: 'Edit: Name and place' }).waitFor();
    await product.query(
      'UPDATE session SET revoked_at = now() FROM account WHERE account.id = session.account_id AND account.email = $1',
      [owner.email],
    );
    await headline().fill('Chef on an island');
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await signIn(page, owner.email, owner.password);
    await page.getByRole('heading', { level: 1, name: 'Ana Kowalska' }).waitFor();
    expect(await headline().inputValue()).toBe('Chef on an island');
    await page.getByText('What you typed is still there.').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await eventually(async () => expect(await savedHeadline()).toBe('Chef on an island'));
  });

  it('is not lost between two windows: other fields go together, the same field asks', async () => {
    const other = await owner.secondWindow();
    await owner.open(other);
    await openHeadline();
    await openHeadline(other);
    await other.getByRole('textbox', { name: 'Headline' }).fill('Chef on two islands');
    await other.getByText('Saved', { exact: true }).waitFor();
    await headline().fill('Chef on no island');
    const note = page.getByRole('alert').filter({ hasText: 'in another window' });
    await note.getByText('Chef on two islands').waitFor();
    expect(await savedHeadline()).toBe('Chef on two islands');
    await note.getByRole('button', { name: 'Keep this one' }).click();
    await eventually(async () => expect(await savedHeadline()).toBe('Chef on no island'));
    await other.getByRole('button', { name: 'Done' }).click();
    await other.getByRole('button', { name: 'Edit: Name and place' }).click();
    await other.getByLabel('Town or city').fill('Graz');
    await other.getByText('Saved', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Edit: Name and place' }).click();
    await page.getByLabel('Last name').fill('Nowak');
    await page.getByRole('button', { name: 'Done' }).click();
    await toast(page, 'Name and place: saved.');
    expect(await owner.saved()).toMatchObject({ apellidos: 'Nowak', poblacion: 'Graz' });
  });

  it('asks which of two links is meant that two windows wrote, also after a reload', async () => {
    const github = () => page.getByRole('textbox', { name: 'GitHub' });
    await page.route('**/online-profiles', (route) => route.abort());
    await page.getByRole('button', { name: 'Edit: Online' }).click();
    await github().fill('https://github.com/ana');
    await page.getByText('This is kept here and saved once you are back.').waitFor();
    await owner.change('POST', 'online-profiles', { rrss: [{ rrss_id: 2, value: 'https://github.com/ana-kowalska' }] });
    await page.unroute('**/online-profiles');
    await page.reload();
    await untilRunning(page);
    await page.getByRole('group', { name: 'Online' }).getByRole('button', { name: 'Done' }).click();
    const note = page.getByRole('alert').filter({ hasText: 'in another window' });
    await note.getByText('https://github.com/ana-kowalska').waitFor();
    await note.getByRole('button', { name: 'Keep this one' }).click();
    await eventually(async () =>
      expect((await owner.saved()).candidate.rrss).toEqual([{ rrss_id: 2, value: 'https://github.com/ana' }]),
    );
  });

  it('says what did not work where the server says nothing', async () => {
    const broken = (path: string) => page.route(path, (route) => route.fulfill({ status: 500, body: '{}' }));
    await broken('**/api/candidates/education');
    await page.getByRole('button', { name: 'Add education' }).click();
    const fresh = page.getByRole('group', { name: 'Add education' });
    await fresh.getByLabel('Qualification').fill('Cook');
    await fresh.getByLabel('School or university').fill('Hotel school');
    await fresh.getByLabel('Month').first().selectOption({ label: 'May' });
    await fresh.getByLabel('Year').first().selectOption('2019');
    await fresh.getByRole('button', { name: 'Add', exact: true }).click();
    await fresh.getByText('An error occurred', { exact: true }).waitFor();
    await fresh.getByRole('button', { name: 'Cancel' }).click();
    await owner.change('POST', 'languages', { language: 'Danish', level: 2, cefr: 'B1' });
    await page.reload();
    await untilRunning(page);
    await broken('**/api/candidates/languages/*');
    const words = 'An error occurred while add/remove/uploading the language. Please try again later.';
    await page.getByRole('button', { name: 'Edit: Danish' }).click();
    await page.getByRole('radio', { name: 'C1' }).check({ force: true });
    await page.getByRole('group', { name: 'Danish' }).getByText(words).waitFor();
    await page.getByRole('group', { name: 'Danish' }).getByRole('button', { name: 'Remove' }).click();
    await toast(page, words);
    await page.unroute('**/api/candidates/languages/*');
    await page.getByRole('group', { name: 'Danish' }).getByRole('button', { name: 'Remove' }).click();
    await eventually(async () => expect((await owner.saved()).candidate.languages).toEqual([]));
  });

  it('is refused in the server’s own words, and what was there stays', async () => {
    for (const language of ['Polish', 'German', 'Greek'])
      await owner.change('POST', 'languages', { language, level: 4 });
    await owner.change('POST', 'languages', { language: 'French', level: 2, cefr: 'B1' });
    await page.reload();
    await untilRunning(page);
    await page.getByRole('button', { name: 'Edit: French' }).click();
    await page.getByRole('radio', { name: 'mother tongue' }).check({ force: true });
    await page.getByText('You can only add 3 languages as mother tongue').first().waitFor();
    await page.getByRole('group', { name: 'French' }).getByRole('button', { name: 'Cancel' }).click();
    const french = (await owner.saved()).candidate.languages.find(({ slug }) => slug === 'French');
    expect(french).toMatchObject({ cefr: 'B1' });
  });

  it('can be put in order by the arrow keys, by buttons, and is told', async () => {
    const languages = section(page, 'Languages');
    const turn = languages.getByRole('button', { name: 'Change the order: Languages', exact: true });
    await turn.click();
    expect(await turn.getAttribute('aria-pressed')).toBe('true');
    await languages.getByRole('button', { name: 'Move French' }).press('ArrowUp');
    await languages.getByRole('status').getByText('French is now number 3 of 4.').waitFor();
    await languages.getByRole('button', { name: 'French: one up' }).click();
    await eventually(async () =>
      expect((await owner.saved()).candidate.languages.map(({ slug }) => slug)).toEqual([
        'Polish',
        'French',
        'German',
        'Greek',
      ]),
    );
    const grip = await languages.getByRole('button', { name: 'Move Greek' }).boundingBox();
    await page.mouse.move((grip?.x ?? 0) + 20, (grip?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move((grip?.x ?? 0) + 20, (grip?.y ?? 0) - 180, { steps: 8 });
    await page.mouse.up();
    await eventually(async () => expect((await owner.saved()).candidate.languages[0]?.slug).toBe('Greek'));
    await languages.getByRole('button', { name: 'Order is right: Languages' }).press('Enter');
    await turn.and(page.locator(':focus[aria-pressed="false"]')).waitFor();
  });
});
