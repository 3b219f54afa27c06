import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { accessibilityProblems, launchBrowser, untilPainted, type WatchedPage } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { type RunningProduct, sharedProduct } from '../support/product.js';
import { section, toast } from './account-steps.js';
import { ProfileOwner } from './profile/profile-owner.js';
import { describeUndo } from './profile/undo.suite.js';

let product: RunningProduct;
let browser: Browser;
let owner: ProfileOwner;
let page: WatchedPage;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
  owner = await ProfileOwner.register(product, browser, 'sections');
  ({ page } = owner);
  await owner.open();
});
afterAll(() => browser?.close());

/** What is edited now. */
const card = (name: string) => page.getByRole('group', { name, exact: true });
const saved = (name: string) => card(name).getByText('Saved', { exact: true }).waitFor();
const edit = (name: string) => page.getByRole('button', { name: `Edit: ${name}`, exact: true }).click();
const done = async (name: string) => {
  await card(name).getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: `Edit: ${name}`, exact: true }).waitFor();
};

describe('one’s own profile', () => {
  it('asks for one step, and leads on where nothing stands yet', async () => {
    const aside = page.getByRole('complementary', { name: 'How far your profile is' });
    await aside.getByRole('link', { name: 'Bring your CV' }).waitFor();
    await aside.getByText('All steps').click();
    await aside.getByRole('link', { name: 'Languages', exact: true }).click();
    expect(new URL(page.url()).hash).toBe('#languages');
    await section(page, 'Experience').getByText('One place is a good beginning.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('takes name, place and headline while one types', async () => {
    await edit('Name and place');
    await page.getByLabel('Town or city').fill('Graz');
    await card('Name and place').getByLabel('Country').selectOption({ label: 'Austria' });
    await saved('Name and place');
    await done('Name and place');
    await page.getByText('Graz, Austria').waitFor();
    await edit('Headline');
    await page.keyboard.type('Baker who talks to every guest');
    await done('Headline');
    await toast(page, 'Headline: saved.');
    expect(await owner.saved()).toMatchObject({
      poblacion: 'Graz',
      fk_pais_id: 40,
      candidate: { headline: 'Baker who talks to every guest' },
    });
  });

  it('takes languages with a level that is explained, and puts back what was removed', async () => {
    const languages = section(page, 'Languages');
    await languages.getByRole('button', { name: 'Add a language' }).click();
    await page.getByLabel('Find a language').fill('Polski');
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: 'mother tongue' }).check({ force: true });
    await languages.getByRole('button', { name: 'Add', exact: true }).click();
    await languages.locator('strong', { hasText: 'Polish' }).waitFor();
    await edit('Polish');
    await page.getByRole('radio', { name: 'C1' }).check({ force: true });
    await languages.getByText('rarely search for a word').waitFor();
    await saved('Polish');
    await languages.getByRole('button', { name: 'Remove' }).click();
    await languages.getByText('Which languages do you speak').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await languages.locator('strong', { hasText: 'Polish' }).waitFor();
    await eventually(async () =>
      expect((await owner.saved()).candidate.languages).toMatchObject([{ slug: 'Polish', level: 3, cefr: 'C1' }]),
    );
  });

  it('takes experience and education, with what is wrong beside its field', async () => {
    await page.getByRole('button', { name: 'Add experience' }).click();
    const fresh = page.getByRole('group', { name: 'Add experience' });
    await fresh.getByRole('button', { name: 'Add', exact: true }).click();
    await fresh.getByText('3 fields need another look.').waitFor();
    await fresh.getByRole('link', { name: 'Company' }).click();
    await page.keyboard.type('Backhaus');
    await fresh.getByLabel('Position').fill('Baker');
    await fresh.getByLabel('Month').first().selectOption({ label: 'May' });
    await fresh.getByLabel('Year').first().selectOption('2019');
    await fresh.getByLabel('I still work there').uncheck();
    await fresh.getByLabel('Month').last().selectOption({ label: 'April' });
    await fresh.getByLabel('Year').last().selectOption('2019');
    await fresh.getByRole('button', { name: 'Add', exact: true }).click();
    await fresh.getByText('The end is before the beginning.').waitFor();
    await fresh.getByLabel('Year').last().selectOption('2022');
    await fresh.getByRole('button', { name: 'Add', exact: true }).click();
    const experience = section(page, 'Experience');
    await experience.getByRole('heading', { name: 'Baker' }).waitFor();
    await experience.getByText('May 2019 – Apr 2022').waitFor();
    await experience.getByText('3 years').waitFor();
    await experience.getByRole('button', { name: 'Show first: Baker, Backhaus' }).click();
    await eventually(async () =>
      expect((await owner.saved()).candidate.experience).toMatchObject([
        { puesto: 'Baker', f_inicio: '2019-05', f_final: '2022-04', highlighted: 1 },
      ]),
    );
    await page.getByRole('button', { name: 'Add education' }).click();
    const learnt = page.getByRole('group', { name: 'Add education' });
    await learnt.getByLabel('Qualification').fill('Journeyman');
    await learnt.getByLabel('School or university').fill('Berufsschule Graz');
    await learnt.getByLabel('Kind of education').selectOption({ label: 'Upper secondary school or apprenticeship' });
    await learnt.getByLabel('Month').first().selectOption({ label: 'September' });
    await learnt.getByLabel('Year').first().selectOption('2016');
    await learnt.getByRole('button', { name: 'Add', exact: true }).click();
    await section(page, 'Education').getByText('Upper secondary school or apprenticeship').waitFor();
  });

  it('takes skills in the words of any language, and sectors', async () => {
    await edit('Skills');
    await page.keyboard.type('bak');
    await card('Skills').getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    const skills = section(page, 'Skills');
    await skills.getByRole('button', { name: /^Remove / }).waitFor();
    await done('Skills');
    await edit('Sectors');
    for (const [word, name] of [
      ['hospital', 'Health and social work'],
      ['softw', 'Information and communication'],
      ['call centre', 'Administrative and support services'],
    ] as const) {
      await section(page, 'Sectors').getByRole('combobox').fill(word);
      await page.getByRole('option', { name, exact: true }).waitFor();
    }
    await section(page, 'Sectors').getByRole('combobox').fill('');
    await page.keyboard.type('hotel');
    await page.keyboard.press('Enter');
    await section(page, 'Sectors').getByRole('button', { name: 'Remove Hotels and restaurants' }).waitFor();
    await saved('Sectors');
    await done('Sectors');
    const { candidate } = await owner.saved();
    expect(candidate.tags).toHaveLength(1);
    expect(candidate.categories).toEqual([666]);
  });

  it('takes a skill in own words, the last of what is proposed, and one of the catalogue instead by one press', async () => {
    const skills = section(page, 'Skills');
    await edit('Skills');
    await page.keyboard.type('cooking fi');
    const own = card('Skills').getByRole('option', { name: 'Add “cooking fi” in your own words' });
    await own.waitFor();
    expect(await card('Skills').getByRole('option').last().innerText()).toBe(await own.innerText());
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await skills.getByText('“cooking fi” stands in your own words.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const desktop = page.viewportSize() ?? { width: 1440, height: 900 };
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    await page.setViewportSize(desktop);
    await skills.getByRole('button', { name: 'Use “cook fish” instead' }).click();
    await toast(page, '“cook fish” takes the place of “cooking fi”.');
    await skills.getByRole('button', { name: 'Remove cook fish' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await skills.getByRole('button', { name: 'Remove cooking fi' }).waitFor();
    await done('Skills');
    await skills.getByText('cooking fi, in your own words').waitFor();
    expect((await owner.saved()).candidate.tags.map(({ own: isOwn }) => isOwn)).toEqual([false, true]);
  });

  it('takes what one is looking for', async () => {
    await edit('Now');
    await page.getByRole('radio', { name: 'I am looking for work' }).check({ force: true });
    await done('Now');
    await edit('Where');
    await page.keyboard.type('deutsch');
    await page.getByText('We know nothing by that name.').waitFor();
    // It is not lost, and what to do is said at the field.
    await card('Where').getByRole('button', { name: 'Done' }).click();
    await card('Where').getByText('We know nothing called “deutsch”. Please choose one of the list.').waitFor();
    expect(await page.locator('input:focus').inputValue()).toBe('deutsch');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('germ');
    await page.keyboard.press('Enter');
    await done('Where');
    await edit('Pay');
    await page.getByLabel('At least').fill('30000');
    await page.getByLabel('At least').blur();
    expect(await page.getByLabel('At least').inputValue()).toBe('30,000');
    await page.getByLabel('Up to').fill('20,000');
    await page.getByLabel('negotiable').check();
    await page.getByText('This is less than the lower amount.').waitFor();
    await page.getByLabel('Up to').fill('40,000');
    await done('Pay');
    await section(page, 'What you are looking for').getByText('€30,000 to €40,000 a year, negotiable').waitFor();
    await edit('Also');
    await page.getByRole('radiogroup', { name: 'Would you move' }).getByText('Yes').click();
    await done('Also');
    await eventually(async () =>
      expect((await owner.saved()).candidate).toMatchObject({
        working_status: 2,
        destination: [276],
        salary_from: 30_000,
        salary_to: 40_000,
        salary_negotiate: 1,
        relocate: 1,
        work_permit: null,
      }),
    );
  });

  it('takes phone, birth and links, with what is wrong beside its field', async () => {
    await edit('Phone');
    await page.getByLabel('Number', { exact: true }).pressSequentially('+43664');
    expect(await page.getByLabel('Country of the number').inputValue()).toBe('AT');
    await page.getByLabel('Number', { exact: true }).press('Tab');
    await page.getByRole('group', { name: 'Phone' }).locator('[id$="-error"]').waitFor();
    await page.getByLabel('Number', { exact: true }).fill('+43 664 1234567');
    await saved('Phone');
    await done('Phone');
    await edit('Date of birth');
    await card('Date of birth').getByLabel('Date of birth').fill('1996-05-03');
    await done('Date of birth');
    await page.getByText('3 May 1996').waitFor();
    await edit('Online');
    await card('Online').getByLabel('LinkedIn').fill('https://example.com/ana');
    await card('Online').getByLabel('LinkedIn').press('Tab');
    await page.locator('[name="linkedin"][aria-invalid="true"]').waitFor();
    await card('Online').getByLabel('LinkedIn').fill('linkedin.com/in/ana');
    await saved('Online');
    await done('Online');
    const link = page.getByRole('link', { name: 'LinkedIn' });
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/(?:www\.)?linkedin\.com\/in\/ana/);
    expect((await owner.saved()).candidate).toMatchObject({ phone: { e164: '+436641234567' }, f_nace: '1996-05-03' });
  });

  it('takes a letter, and the same texts in another language', async () => {
    await edit('In your own words');
    await page.keyboard.type('I bake.\n\nWhat I bring:\n- **patience**\n- <b>early mornings</b>');
    await done('In your own words');
    const letter = section(page, 'In your own words');
    await letter.getByRole('listitem').filter({ hasText: 'patience' }).locator('strong').waitFor();
    await letter.getByText('<b>early mornings</b>').waitFor();
    await page.getByLabel('Another language …').selectOption({ label: 'German' });
    await page.getByRole('button', { name: 'German', pressed: true }).waitFor();
    expect(await page.getByText('in English', { exact: true }).count()).toBe(4);
    await edit('Headline');
    await page.keyboard.type('Bäckerin, die mit allen redet');
    await done('Headline');
    const translate = async (name: string, label: string, text: string) => {
      await edit(name);
      await card(name).getByLabel(label).fill(text);
      await done(name);
    };
    for (const text of ['Bäcker', 'Bäckerin']) await translate('Baker, in German', 'Position', text);
    for (const text of ['Geselle', 'Gesellin']) await translate('Journeyman, in German', 'Qualification', text);
    await section(page, 'Experience').getByRole('heading', { name: 'Bäckerin' }).waitFor();
    const { candidate } = await owner.saved();
    expect(candidate.headline).toBe('Baker who talks to every guest');
    expect(candidate.translations).toMatchObject([{ language: 'de', headline: 'Bäckerin, die mit allen redet' }]);
    expect(candidate.experience).toMatchObject([
      { puesto: 'Baker', translations: [{ language: 'de', puesto: 'Bäckerin' }] },
    ]);
    expect(candidate.education).toMatchObject([{ translations: [{ language: 'de', titulo: 'Gesellin' }] }]);
    await page.getByRole('button', { name: 'English', pressed: false }).click();
  });

  it('takes a photo, and the part of it that is seen', async () => {
    await page.getByRole('button', { name: 'Add a photo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your photo' });
    const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#4a7' } })
      .jpeg()
      .toBuffer();
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await dialog.getByText('This file cannot be shown as a picture.').waitFor();
    await dialog.locator('input[type=file]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    await dialog.getByLabel('Part of the picture').focus();
    await page.keyboard.press('ArrowLeft');
    await dialog.getByLabel('Zoom').fill('2');
    await untilPainted(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save this photo' }).click();
    await toast(page, 'Your photo is in place');
    await page.getByRole('button', { name: 'Change the photo' }).locator('img').waitFor();
    await eventually(async () =>
      expect(await page.evaluate<number>(`document.querySelector('#photo img').naturalWidth`)).toBeGreaterThan(0),
    );
  });

  it('is seen by some companies never', async () => {
    const [company] = await product.query<{ name: string }>('SELECT name FROM company ORDER BY id LIMIT 1');
    await edit('Companies that never see you');
    await page.keyboard.type(company?.name ?? '');
    await card('Companies that never see you').getByRole('option').first().click();
    await page.getByRole('button', { name: `Remove ${company?.name}` }).waitFor();
    await done('Companies that never see you');
  });

  it('is complete as far as it can be, and says what is left', async () => {
    const aside = page.getByRole('complementary', { name: 'How far your profile is' });
    await aside.getByText('70% done').waitFor();
    await aside.getByRole('link', { name: 'Bring your CV' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(page.complaints.filter((said) => !said.includes('422'))).toEqual([]);
  });
});

describeUndo(() => ({ product, owner }));
