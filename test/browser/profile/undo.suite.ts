import { describe, expect, it } from '@jest/globals';
import { eventually } from '../../support/eventually.js';
import type { RunningProduct } from '../../support/product.js';
import { section } from '../account-steps.js';
import type { ProfileOwner } from './profile-owner.js';

/** @param started the owner of a profile in which a job as baker at Backhaus stands first */
export function describeUndo(started: () => { product: RunningProduct; owner: ProfileOwner }): void {
  describe('what was removed from a profile', () => {
    it('is put back where it stood, is shown first as before, and leaves the keyboard in place', async () => {
      const { product, owner } = started();
      const { page } = owner;
      const edit = (name: string) => page.getByRole('button', { name: `Edit: ${name}`, exact: true }).click();
      const job = { empresa: 'Backhaus', f_inicio: '2010-01', f_final: '2011-01' };
      for (const puesto of ['Waiter', 'Cook']) await owner.change('POST', 'experience', { ...job, puesto });
      for (const { id } of await product.query<{ id: number }>('SELECT id FROM skill ORDER BY id LIMIT 2'))
        await owner.change('POST', 'skills', { tag: id });
      const lists = async () => {
        const { experience, tags } = (await owner.saved()).candidate;
        return [
          ...experience.map(({ puesto, highlighted }) => `${puesto} ${highlighted}`),
          ...tags.map(({ id }) => id),
        ];
      };
      const [baker, waiter, cook] = (await owner.saved()).candidate.experience.map(({ id }) => id);
      await owner.change('PATCH', 'experience/order', { ids: [cook, baker, waiter] });
      const before = await lists();
      expect(before.slice(0, 3)).toEqual(['Cook 0', 'Baker 1', 'Waiter 0']);
      await owner.open();
      await edit('Baker, Backhaus');
      await page
        .getByRole('group', { name: 'Baker, Backhaus', exact: true })
        .getByRole('button', { name: 'Remove' })
        .press('Enter');
      const undo = page.getByRole('button', { name: 'Undo' });
      await undo.waitFor();
      const keepsPlace = async () =>
        expect(await page.evaluate('document.activeElement === document.body')).toBe(false);
      await eventually(keepsPlace);
      await undo.press('Enter');
      await undo.waitFor({ state: 'detached' });
      await eventually(keepsPlace);
      await eventually(async () => expect(await lists()).toEqual(before));
      await edit('Skills');
      await section(page, 'Skills')
        .getByRole('button', { name: /^Remove / })
        .first()
        .click();
      await page.getByRole('button', { name: 'Undo' }).click();
      await eventually(async () => expect(await lists()).toEqual(before));
    });
  });
}
