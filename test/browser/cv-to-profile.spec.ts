import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { DESKTOP, launchBrowser, PHONE, untilRunning } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { type RunningProduct, sharedProduct } from '../support/product.js';
import { CvOwner, chefsCv, textFile } from './cvs/cv-owner.js';
import { expectGoodLooks } from './dashboard/looks.js';

let product: RunningProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
});
afterAll(() => browser?.close());

/** Of a person who reads and thinks: at most so many presses fit into three minutes on a phone. */
const PRESSES = 16;

describe('from a CV to a complete profile, on a phone', () => {
  let owner: CvOwner;
  const row = (name: string | RegExp) => owner.page.getByRole('listitem').filter({ hasText: name });
  const box = (name: string | RegExp) => owner.page.getByRole('checkbox', { name });
  /** What one is meant to press. */
  const filled = () => owner.page.locator('main [data-look="filled"]:visible').allInnerTexts();
  const take = () => owner.press(owner.button(/^Take (it|these)/));

  it('leads from the file straight into what was read in it', async () => {
    const english = { slug: 'English', cefr: 'B2' };
    owner = await CvOwner.register(product, browser, { viewport: PHONE }, [english]);
    await owner.open();
    await owner.choose(chefsCv());
    await owner.untilRead('chef.pdf');
    await owner.step('Is this you?');
    await expectGoodLooks(owner.page);
    await owner.page.setViewportSize(PHONE);
  });

  it('shows the words of the CV, and does not tick what the profile says otherwise', async () => {
    await row('Kwame').getByText('In your profile now: Ana').waitFor();
    expect(await box('First name: Kwame').isChecked()).toBe(false);
    expect(await box(/^Phone: /).isChecked()).toBe(true);
    await row(/^Place/)
      .getByRole('blockquote')
      .getByText('London')
      .waitFor();
    expect((await owner.profile()).candidate.phone).toBeNull();
  });

  it('keeps the keyboard where it is while a value is changed, and takes it back by Escape', async () => {
    const { page } = owner;
    const headline = page.getByRole('textbox', { name: 'Headline' });
    const pencil = page.locator('button:focus[aria-label="Change Headline"]');
    const before = await page.getByRole('button', { name: 'Change Headline' }).locator('..').innerText();
    await owner.button('Change Headline').focus();
    for (const key of ['Escape', 'Enter']) {
      await page.keyboard.press('Enter');
      await headline.fill('Dishwasher');
      await page.keyboard.press(key);
      await pencil.waitFor();
      expect((await pencil.locator('..').innerText()) === before).toBe(key === 'Escape');
    }
  });

  it('takes a value as it was changed before', async () => {
    // Whatever was read can be put right, and a telephone says how.
    const fixed = 'li:has(input[type="checkbox"]):not(:has(button[aria-label^="Change "]))';
    expect(await owner.page.locator(fixed).count()).toBe(0);
    await owner.button('Change Phone').click();
    await owner.page.getByText('With the prefix of the country').waitFor();
    await owner.page.keyboard.press('Escape');
    await owner.press(owner.button('Change Headline'));
    await owner.page.getByRole('textbox', { name: 'Headline' }).fill('Head chef for large houses');
    await take();
    await owner.step('Which languages do you speak?');
    const { nombre, poblacion, candidate } = await owner.profile();
    expect({ nombre, poblacion, headline: candidate.headline, phone: candidate.phone?.e164 }).toEqual({
      nombre: 'Ana',
      poblacion: 'London',
      headline: 'Head chef for large houses',
      phone: '+447400123456',
    });
  });

  it('keeps through a reload where one is and what one has ticked', async () => {
    await row('English').getByText('In your profile now: B2').waitFor();
    await owner.button('Change English').focus();
    await owner.page.keyboard.press('Enter');
    await owner.page.locator('input[type="radio"]:focus').waitFor();
    await owner.page.keyboard.press('Escape');
    await owner.page.locator('button:focus[aria-label="Change English"]').waitFor();
    expect(await box('English').isChecked()).toBe(false);
    await owner.press(box('English'));
    await owner.page.reload();
    await untilRunning(owner.page);
    await owner.step('Which languages do you speak?');
    expect(await box('English').isChecked()).toBe(true);
  });

  it('waits without a connection, says so, and writes nothing twice', async () => {
    await owner.page.context().setOffline(true);
    await take();
    await owner.page.getByRole('alert').getByText('You seem to be offline').waitFor();
    expect((await owner.profile()).candidate.languages).toHaveLength(1);
    await owner.page.context().setOffline(false);
    await take();
    await owner.step('Where have you worked?');
    const { languages } = (await owner.profile()).candidate;
    expect(languages.map(({ slug, cefr }) => [slug, cefr])).toEqual(
      expect.arrayContaining([
        ['English', 'C1'],
        ['French', 'B1'],
      ]),
    );
  });

  it('takes work as it is read, and asks only for what the CV does not say of a school', async () => {
    // All of the width but for what the page keeps free.
    const job = await owner.page.getByRole('heading', { level: 3, name: 'Head Chef' }).boundingBox();
    expect(job?.width).toBeGreaterThan(PHONE.width * 0.8);
    await take();
    await owner.step('What have you learned, and where?');
    const { experience } = (await owner.profile()).candidate;
    expect(experience.map(({ puesto, empresa, f_inicio }) => [puesto, empresa, f_inicio])).toContainEqual([
      'Head Chef',
      'The Paper Lantern',
      '2019-03',
    ]);
    const school = row('Diploma in Hospitality');
    await school.getByText('We could not read this in your CV.').waitFor();
    owner.presses += 2;
    await school.getByRole('combobox', { name: 'Year' }).selectOption('2011');
    expect(await box(/Diploma in Hospitality/).isChecked()).toBe(true);
    await take();
    await owner.step('What are you good at?');
  });

  it('says what the CV calls a skill that has another name here, and how each step ended', async () => {
    await row('cook pastry products').getByText('in your CV: “cook products of pastry”').waitFor();
    expect(await owner.page.getByText('in your CV:').count()).toBe(1);
    // The catalogue knows none of that name: it can be taken as it stands there.
    expect(await owner.page.getByLabel('How to take “plating for cameras”').inputValue()).toBe('');
    const steps = owner.page.getByRole('list', { name: 'Steps of this review' }).getByRole('listitem');
    expect(await steps.allTextContents()).toEqual([
      '– You: something was left out',
      '✓ Languages: taken over',
      '✓ Work experience: taken over',
      '✓ Education: taken over',
      '● Skills: you are here',
    ]);
  });

  it('goes back to what was left out', async () => {
    await owner.button('Back').click();
    await owner.step('Is this you?');
    expect(await box(/^(First|Last) name/).count()).toBe(2);
    await owner.button('Go on without these').click();
    await owner.step('What are you good at?');
    await take();
    await owner.step('That is your CV');
    const own = (await owner.profile()).candidate.tags.filter((tag) => tag.own);
    expect(own.map(({ name }) => name)).toEqual(['plating for cameras']);
  });

  it('asks at the end for what no CV says, where one is; then the profile is complete', async () => {
    const { page } = owner;
    await page.getByRole('heading', { name: 'One thing that we could not read in your CV' }).waitFor();
    expect(await filled()).toEqual(['See your profile']);
    expect(await page.getByText('Sectors', { exact: true }).count()).toBe(1);
    await owner.press(page.getByRole('combobox', { name: 'Sectors you like' }));
    await owner.press(page.getByRole('option', { name: 'Hotels and restaurants' }));
    await owner.press(page.getByRole('button', { name: 'Edit: Online' }));
    await page.getByRole('textbox', { name: 'LinkedIn' }).fill('linkedin.com/in/ana-kowalska');
    await owner.press(page.getByRole('button', { name: 'Done' }).last());
    await page.getByRole('status').getByText('all that companies look for').waitFor();
    expect(await filled()).toHaveLength(1);
    expect((await owner.profile()).candidate.tasks.profileStatus).toBe('complete');
    expect(owner.presses).toBeLessThanOrEqual(PRESSES);
    await expectGoodLooks(page);
  });

  it('offers nothing of it again', async () => {
    await owner.page.reload();
    await untilRunning(owner.page);
    await owner.step('Nothing new');
    await eventually(async () => expect(await owner.cvs()).toHaveLength(1));
    expect(owner.page.complaints.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await owner.leave();
  });
});

/** Nothing in it says what is work, what is school and what is a language. */
const WITHOUT_HEADINGS = [
  "Sheila O'Rourke",
  '12 Harbour Lane, Galway, Ireland',
  '+353 85 012 3456',
  '',
  'I am a friendly and hard-working chef. I speak fluent English and good French.',
  '',
  'Head Chef, The Salty Anchor      October 2016 – now',
  'Sous Chef, Hotel Meridian      March 2012 – September 2016',
  '',
  'Diploma in Culinary Arts, Galway Technical Institute      2007 – 2009',
  '',
  'Excel, SAP, Payroll for up to 120 staff',
];

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('from a CV without headings to a profile, on %s', (_where, viewport) => {
  it('has work, school, languages and skills', async () => {
    const owner = await CvOwner.register(product, browser, { viewport });
    await owner.open();
    await owner.choose(textFile('plain.txt', ...WITHOUT_HEADINGS));
    await owner.untilRead('plain.txt');
    for (const step of [
      'Is this you?',
      'Which languages do you speak?',
      'Where have you worked?',
      'What have you learned, and where?',
      'What are you good at?',
    ]) {
      await owner.step(step);
      if (step === 'What are you good at?') {
        // One of the catalogue that is near to the words of the CV.
        await owner.page.getByLabel('How to take “Payroll for up to 120 staff”').selectOption('as “payroll”');
        await expectGoodLooks(owner.page);
      }
      await owner.press(owner.button(/^Take (it|these)/));
    }
    await owner.step('That is your CV');
    const { candidate } = await owner.profile();
    expect(candidate.languages.map(({ slug, cefr }) => `${slug} ${cefr}`).sort()).toEqual(['English C1', 'French B2']);
    expect(candidate.experience.map(({ puesto, empresa, f_inicio }) => [puesto, empresa, f_inicio])).toEqual([
      ['Head Chef', 'The Salty Anchor', '2016-10'],
      ['Sous Chef', 'Hotel Meridian', '2012-03'],
    ]);
    // As exact as it is written: a year alone stays one.
    expect(candidate.education).toMatchObject([
      { titulo: 'Diploma in Culinary Arts', f_inicio: '2007', f_final: '2009' },
    ]);
    expect(candidate.tags.map(({ slug }) => slug)).toContain('payroll');
    expect(candidate.tags.filter(({ own }) => own)).toEqual([]);
    await owner.page.getByText('The text of your CV, to copy from').click();
    await owner.page.getByRole('region', { name: 'The text of your CV' }).getByText('Galway Technical').waitFor();
    await expectGoodLooks(owner.page);
    expect(owner.page.complaints).toEqual([]);
    await owner.leave();
  });
});
