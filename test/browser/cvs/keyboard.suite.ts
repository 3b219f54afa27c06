import { describe, expect, it } from '@jest/globals';
import type { Browser, Locator } from 'playwright-core';
import { PHONE, untilRunning } from '../../support/browser.js';
import { eventually } from '../../support/eventually.js';
import type { RunningProduct } from '../../support/product.js';
import { toast } from '../account-steps.js';
import { expectGoodLooks } from '../dashboard/looks.js';
import { CvOwner, textFile } from './cv-owner.js';

interface Started {
  product: RunningProduct;
  browser: Browser;
}

const FARTHEST = 90;

/** As it is copied out of a mail. */
const CV_TEXT = [
  'Kwame Asante',
  'Head Chef',
  '14 Sample Row, London, United Kingdom',
  '+44 7400 123456',
  'Work experience',
  'Head Chef, The Paper Lantern, London',
  '03/2019 - present',
  'Sous Chef, Harbour and Vine, Brighton',
  '06/2014 - 02/2019',
  'Languages',
  'English: C1',
  'French: B1',
  'Skills',
  'SQL, customer care',
].join('\n');

/** Somebody without a mouse, who has the text of a CV and no file; nothing they press leaves them nowhere. */
export function describeKeyboard(started: () => Started): void {
  describe('a CV by keyboard alone, from its text to its list', () => {
    let owner: CvOwner;
    const focused = () => owner.page.locator(':focus');
    const onBody = () => owner.page.evaluate<boolean>('document.activeElement === document.body');
    const nowhere = () => eventually(async () => expect(await onBody()).toBe(false));
    const isFocused = async (target: Locator) => (await target.and(focused()).count()) > 0;
    const field = (name: string) => owner.page.getByRole('textbox', { name });

    /** Goes there by Tab, from where one is, and presses. */
    const press = async (target: Locator, key = 'Enter') => {
      await target.first().waitFor();
      for (let tabs = 0; !(await isFocused(target)); tabs += 1) {
        if (tabs === FARTHEST) throw new Error(`No way by Tab to ${target}`);
        await owner.page.keyboard.press('Tab');
      }
      await owner.page.keyboard.press(key);
      await nowhere();
    };
    const pressed = async (name: string | RegExp, key = 'Enter') => press(owner.button(name), key);
    const at = async (target: Locator) => {
      await target.and(focused()).waitFor();
    };
    /** The question of a step, which has the focus. */
    const question = (name: string) => at(owner.page.getByRole('heading', { level: 2, name }));

    it('keeps the text while it is typed, closed and over a reload, and says when it is too short', async () => {
      const { product, browser } = started();
      owner = await CvOwner.register(product, browser);
      await owner.open();
      await pressed('Paste the text of your CV');
      await at(field('Text of your CV'));
      await owner.page.keyboard.type('Cook');
      await pressed('Read this text', 'Space');
      await at(field('Text of your CV'));
      await owner.page.getByRole('alert').getByText('This is too short for a CV.').waitFor();
      await expectGoodLooks(owner.page);
      await pressed('Close');
      await at(owner.button('Paste the text of your CV'));
      await owner.page.keyboard.press('Enter');
      await at(field('Text of your CV'));
      expect(await field('Text of your CV').inputValue()).toBe('Cook');
      await owner.page.keyboard.press('ControlOrMeta+a');
      await owner.page.keyboard.insertText(CV_TEXT);
      await owner.page.reload();
      await untilRunning(owner.page);
      expect(await field('Text of your CV').inputValue()).toBe(CV_TEXT);
    });

    it('stays with the text where it is not sent', async () => {
      await owner.page.context().setOffline(true);
      await pressed('Read this text');
      await owner.page.getByRole('group', { name: 'Add a CV' }).getByRole('alert').waitFor();
      await at(field('Text of your CV'));
      await owner.page.context().setOffline(false);
    });

    it('reads it as a text file of today', async () => {
      await pressed('Read this text');
      await owner.untilRead('cv-');
      await question('Is this you?');
      const [cv] = await owner.cvs();
      expect(cv).toMatchObject({ type: 'txt', size: CV_TEXT.length });
      expect(cv?.name).toMatch(/^cv-20\d\d-\d\d-\d\d\.txt$/);
    });

    it('keeps its place while contact is changed and taken', async () => {
      await pressed('Tick all');
      await press(owner.page.getByRole('checkbox', { name: /^Phone/ }), 'Space');
      await pressed('Change Headline');
      await owner.page.keyboard.type('Chef');
      await owner.page.keyboard.press('Enter');
      await at(owner.button('Change Headline'));
      await pressed(/^(Take|Go on)/);
      await question('Which languages do you speak?');
    });

    it('keeps its place while levels are chosen, and while one goes back', async () => {
      await pressed('Change English');
      await owner.page.keyboard.press('ArrowRight');
      await owner.page.keyboard.press('Escape');
      await at(owner.button('Change English'));
      await pressed('Take these 2', 'Space');
      await question('Where have you worked?');
      await pressed('Back');
      await question('Is this you?');
      await pressed('Go on without these', 'Space');
      await question('Where have you worked?');
    });

    it('keeps its place while an entry is changed', async () => {
      const entry = owner.page.getByRole('group', { name: /^Head Chef/ });
      for (const end of ['Cancel', 'Done']) {
        await pressed(/^Edit: Head Chef/);
        await at(field('Position'));
        await press(entry.getByRole('button', { name: end }));
        await at(owner.button(/^Edit: Head Chef/));
      }
      await pressed('Take these 2');
      await question('What are you good at?');
      await press(owner.page.getByRole('checkbox', { name: /^customer service/ }), 'Space');
    });

    it('leaves for later to the list, and comes back', async () => {
      await pressed('Later');
      await owner.page.getByRole('heading', { level: 1, name: 'My CVs' }).waitFor();
      await nowhere();
      await pressed(/^Look through what we read/);
      await question('What are you good at?');
      await pressed('Take it');
      await question('That is your CV');
    });

    it('asks for what is missing without losing what is typed and not chosen', async () => {
      const sectors = owner.page.getByRole('combobox', { name: 'Sectors you like' });
      await press(sectors, 'End');
      await owner.page.keyboard.type('zeppelins');
      await pressed('Done');
      await at(sectors);
      await owner.page.getByRole('alert').getByText('We know nothing called “zeppelins”.').waitFor();
      expect(await sectors.inputValue()).toBe('zeppelins');
      await owner.page.keyboard.press('ControlOrMeta+a');
      await owner.page.keyboard.type('hotel');
      await owner.page.getByRole('option', { name: 'Hotels and restaurants' }).waitFor();
      await owner.page.keyboard.press('Enter');
      await pressed('Remove Hotels and restaurants', 'Space');
      await at(sectors);
      await pressed('Back to your CVs');
      await owner.page.getByRole('heading', { level: 1, name: 'My CVs' }).waitFor();
      await nowhere();
    });

    it('keeps its place in the list of files', async () => {
      const file = owner.page.getByRole('heading', { level: 3, name: /^cv-/ });
      await pressed(/^Goes with applications/, 'Space');
      await pressed(/^Remove: cv-/);
      await at(owner.page.getByRole('heading', { level: 2 }));
      await toast(owner.page, 'is removed.');
      await pressed('Undo');
      await at(file);
      const chooser = owner.page.waitForEvent('filechooser');
      await pressed('Choose a file');
      await (await chooser).setFiles({ name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) });
      await owner.page.getByRole('alert').getByText('This file is empty').waitFor();
      await at(owner.button('Choose another file'));
    });

    it('has one line for what is pressed in a review in German on a phone', async () => {
      const { page } = owner;
      await page.setViewportSize(PHONE);
      await owner.open('/de/account/my-cvs');
      await owner.choose(textFile('cv.txt', 'Languages', 'Dutch: C1', 'Danish: B1', 'Skills', 'JavaScript', 'SQL'));
      for (const step of ['Schritt 1 von 2', 'Schritt 2 von 2']) {
        await page.getByText(step).waitFor();
        for (const box of await page.getByRole('checkbox').all()) await box.uncheck();
        if (step === 'Schritt 1 von 2') await owner.button('Ohne diese weiter').click();
      }
      await owner.button('Zurück').waitFor();
      const bar = await page.locator('.sticky-action').boundingBox();
      expect(bar?.height).toBeLessThan(76);
      await owner.leave();
    });
  });
}
