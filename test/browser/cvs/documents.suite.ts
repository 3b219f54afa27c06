import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { DESKTOP, openRunning } from '../../support/browser.js';
import type { RunningProduct } from '../../support/product.js';
import { section } from '../account-steps.js';
import { expectGoodLooks } from '../dashboard/looks.js';
import { type ChosenFile, CvOwner } from './cv-owner.js';

interface Started {
  product: RunningProduct;
  browser: Browser;
}

/** A profile leaves as a file, and comes back into another one. */
export function describeDocuments(started: () => Started): void {
  describe('a profile that is taken along', () => {
    let owner: CvOwner;
    const documents = () => section(owner.page, 'Take your profile with you');

    /** Presses the button and gives the file. */
    const download = async (): Promise<ChosenFile> => {
      const saved = owner.page.waitForEvent('download');
      await documents().getByRole('button', { name: 'Download' }).press('Enter');
      const file = await saved;
      await documents().getByRole('status').getByText('Your file is among your downloads.').waitFor();
      return { name: file.suggestedFilename(), mimeType: '', buffer: await readFile(await file.path()) };
    };

    it('is shown before it is made, and keeps photo and birth date to itself', async () => {
      const { product, browser } = started();
      owner = await CvOwner.register(product, browser, { viewport: DESKTOP }, [{ slug: 'Polish', cefr: 'native' }]);
      await owner.change('POST', 'experience', {
        puesto: 'Cook',
        empresa: 'An inn',
        f_inicio: '2020-01',
        descripcion: 'Soups',
      });
      await openRunning(owner.page, `${product.url}/account/my-profile#documents`);
      const sheet = section(owner.page, 'Take your profile with you');
      await sheet.getByText('1 language with level').waitFor();
      await sheet.getByText('1 job', { exact: true }).waitFor();
      expect(await sheet.getByRole('switch', { name: 'Photo' }).isDisabled()).toBe(true);
      await expectGoodLooks(owner.page);
    });

    it('is a PDF, with the sentence of consent of where it is sent', async () => {
      await documents().getByLabel('Where do you send it?').selectOption({ label: 'Poland' });
      await documents().getByRole('blockquote').waitFor();
      const pdf = await download();
      expect(pdf.name).toMatch(/\.pdf$/);
      expect(pdf.buffer.subarray(0, 5).toString()).toBe('%PDF-');
    });

    it.each([
      ['Europass XML', /\.xml$/],
      ['JSON Resume', /\.json$/],
    ])('is taken into another profile by its proposals: %s', async (format, ending) => {
      // By keyboard: the formats are one group of choices.
      await documents().getByRole('radio', { name: format }).focus();
      await owner.page.keyboard.press('Space');
      await documents().getByText(ending).waitFor();
      const file = await download();
      expect(file.name).toMatch(ending);
      const { product, browser } = started();
      const other = await CvOwner.register(product, browser);
      await other.open();
      await other.choose(file);
      await other.untilRead(file.name);
      await other.takeAll();
      const { candidate } = await other.profile();
      expect(candidate.experience).toMatchObject([
        { puesto: 'Cook', empresa: 'An inn', f_inicio: '2020-01', descripcion: 'Soups' },
      ]);
      expect(candidate.languages).toMatchObject([{ slug: 'Polish', level: 4 }]);
      await other.leave();
    });
  });
}
