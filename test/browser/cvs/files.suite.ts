import { describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { pdfWithPassword } from '../../hostile-input/hostile-pdfs.js';
import { accessibilityProblems } from '../../support/browser.js';
import { docxFile, PDF } from '../../support/cv-files.js';
import { eventually } from '../../support/eventually.js';
import type { RunningProduct } from '../../support/product.js';
import { toast } from '../account-steps.js';
import { expectGoodLooks } from '../dashboard/looks.js';
import { CvOwner, textFile } from './cv-owner.js';

interface Started {
  product: RunningProduct;
  browser: Browser;
}

const file = (name: string, buffer: Buffer) => ({ name, mimeType: '', buffer });

/** The files themselves: what is refused and why, their list, and what one can do with each. */
export function describeFiles(started: () => Started): void {
  describe('files of CVs', () => {
    let owner: CvOwner;
    const row = (name: string) => owner.page.getByRole('listitem').filter({ hasText: name });
    const alert = (words: string) =>
      owner.page.getByRole('group', { name: 'Add a CV' }).getByRole('alert').getByText(words);

    it('begin with none, and with another way', async () => {
      const { product, browser } = started();
      owner = await CvOwner.register(product, browser);
      await owner.open();
      await owner.page.getByRole('heading', { level: 2, name: 'No CV yet' }).waitFor();
      await expectGoodLooks(owner.page);
    });

    it.each([
      [
        'a picture',
        async () => file('me.png', Buffer.from('89504e470d0a1a0a0000000d', 'hex')),
        'We cannot read this kind of file',
      ],
      [
        'one that is too large',
        async () => file('large.pdf', Buffer.alloc(11 * 1024 * 1024, '%PDF-1.4\n')),
        'large.pdf is 11 MB. 10 MB are the most we take',
      ],
      [
        'one with a password',
        async () => file('secret.pdf', await pdfWithPassword({ userPassword: 'secret' })),
        'This file is protected',
      ],
      ['half of one', async () => file('half.docx', (await docxFile()).subarray(0, 300)), 'damaged or incomplete'],
      ['an empty one', async () => file('empty.txt', Buffer.alloc(0)), 'This file is empty'],
    ])('are refused where they are chosen, with what to do: %s', async (_what, make, words) => {
      await owner.choose(await make());
      await alert(words).waitFor();
      expect(await owner.button('Choose another file').getAttribute('aria-describedby')).not.toBeNull();
      expect(await owner.cvs()).toEqual([]);
    });

    it('are refused in words that everybody gets', async () => {
      expect(await accessibilityProblems(owner.page)).toEqual([]);
    });

    it('are sent again by one press after the connection broke', async () => {
      await owner.page.context().setOffline(true);
      await owner.choose(file('cv.pdf', PDF));
      await owner.button('Try again').waitFor();
      expect(await owner.page.evaluate('document.activeElement.textContent')).toBe('Try again');
      await owner.page.context().setOffline(false);
      await owner.page.keyboard.press('Enter');
      await owner.untilRead('cv.pdf');
      await owner.button('Later').click();
      await row('cv.pdf').waitFor();
    });

    it('are read from Word, too, and leave the review for later by one press', async () => {
      await owner.choose(file('cv.docx', await docxFile()));
      await owner.untilRead('cv.docx');
      await owner.button('Later').click();
      await row('cv.docx').waitFor();
    });

    it('are followed where reading takes longer than the answer', async () => {
      await owner.page.route('**/fromVue?extract=1', (route) =>
        route.continue({ url: route.request().url().replace('?extract=1', '') }),
      );
      await owner.choose(textFile('slow.txt', 'Languages', 'Dutch: C1', 'Danish: B1'));
      await owner.untilRead('slow.txt');
      await owner.step('Which languages do you speak?');
      await owner.page.unroute('**/fromVue?extract=1');
      await owner.button('Later').click();
    });

    it('stand in a list, one of them for applications', async () => {
      await expectGoodLooks(owner.page);
      await row('cv.docx').getByRole('button', { name: 'Use this one for applications' }).click();
      await toast(owner.page, 'This CV is your default one now');
      expect((await owner.cvs()).filter((cv) => cv.default === 1).map(({ name }) => name)).toEqual(['cv.docx']);
      const saved = owner.page.waitForEvent('download');
      await row('cv.docx').getByRole('link', { name: 'Download: cv.docx' }).click();
      expect((await saved).suggestedFilename()).toBe('cv.docx');
    });

    it('are removed after a while, in which they can be taken back', async () => {
      await owner.button('Remove: slow.txt').click();
      await row('slow.txt').waitFor({ state: 'detached' });
      await owner.button('Undo').click();
      await row('slow.txt').waitFor();
      await owner.button('Remove: slow.txt').click();
      await row('slow.txt').waitFor({ state: 'detached' });
      // From another page of ours, whose reload ends the wait.
      await owner.page.locator('a[href$="/account/my-profile"]').locator('visible=true').first().click();
      await owner.page.waitForURL(/my-profile/);
      await owner.page.reload();
      await eventually(async () => expect((await owner.cvs()).map(({ name }) => name)).not.toContain('slow.txt'));
      await owner.open();
    });

    it('are sent to nobody, and said not to be scanned', async () => {
      await owner.page.getByText('Files are not scanned for viruses').waitFor();
      expect(await owner.page.getByText(/feedback/i).count()).toBe(0);
      await owner.leave();
    });
  });
}
