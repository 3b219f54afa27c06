import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openRunning, untilPainted, untilRunning, type WatchedPage } from '../../support/browser.js';
import { eventually } from '../../support/eventually.js';
import type { RunningProduct } from '../../support/product.js';
import { section } from '../account-steps.js';
import { completeProfile } from './complete-profile.js';
import { type Newcomer, newcomer } from './newcomer.js';

const LANGUAGES = [{ slug: 'Spanish', cefr: 'native' }];
const CONTROLS = 'main :is(button, summary, input[type="radio"], [role="switch"])';

/** What has the keyboard, in words; `nothing` where whoever goes by keys would have to begin anew. */
const PLACE = `(() => {
  const at = document.activeElement;
  return at === null || at === document.body ? 'nothing' : at.tagName + ' ' + (at.getAttribute('aria-label') ?? at.textContent ?? '').slice(0, 60);
})()`;

/** As much of an element as is asked for here. */
interface Control {
  tagName: string;
  checkVisibility(): boolean;
  matches(selector: string): boolean;
  focus(): void;
  textContent: string | null;
  getAttribute(name: string): string | null;
}

/** Overview and settings by keyboard alone: no press, and no answer to it, takes the keyboard's place away. */
export function describeKeyboard(stage: () => { product: RunningProduct; browser: Browser }): void {
  let rosa: Newcomer;
  beforeAll(async () => {
    const { product, browser } = stage();
    rosa = await newcomer(product, browser, LANGUAGES, 'Rosa');
    await product.query('UPDATE account SET email_verified_at = now() WHERE email = $1', [rosa.email]);
    await completeProfile(product, rosa);
    const [company] = await product.query<{ id: number }>('SELECT id FROM company ORDER BY id LIMIT 1');
    for (const list of ['hidden-companies', 'blocked-companies'])
      await rosa.page.context().request.post(`${product.url}/api/candidates/${list}`, {
        data: { company_id: company?.id },
        headers: { Origin: product.url },
      });
  });

  const open = (path: string) => openRunning(rosa.page, stage().product.url + path);

  describe('by keyboard alone', () => {
    it('nobody loses their place on the overview, whatever they press', async () => {
      const { page } = rosa;
      await open('/account/dashboard');
      await page.getByRole('radio', { name: '3 · All right' }).focus();
      await page.keyboard.press('Space');
      await page.getByRole('textbox').waitFor();
      expect(await placeIn(page)).toMatch(/^INPUT/);
      await page.keyboard.press('ArrowRight');
      expect(await page.getByRole('radio', { name: '4 · Good' }).isChecked()).toBe(true);
      await pressAll(page);
    });

    it('nor in the settings', async () => {
      const { page } = rosa;
      await open('/account/account-settings');
      const visibility = section(page, 'Who sees what');
      await visibility.getByRole('button', { name: /Hidden companies/ }).waitFor();
      expect(await pressAll(page)).toEqual(
        expect.arrayContaining(['Change the address', 'Add a passkey', 'Turn it on']),
      );
      for (const card of ['Hidden companies', 'Companies that never see you']) {
        await visibility.getByRole('button', { name: new RegExp(card) }).press('Enter');
        await visibility.getByRole('button', { name: /^Remove / }).press('Enter');
        await eventually(async () =>
          expect(await visibility.getByRole('button', { name: /^Remove / }).count()).toBe(0),
        );
        expect([card, await placeIn(page)]).not.toContain('nothing');
        await page.keyboard.press('Escape');
        expect([card, await placeIn(page)]).not.toContain('nothing');
      }
      expect(page.complaints).toEqual([]);
    });
  });
}

/** Presses what can be pressed in the page, one after the other, and closes again what that opens; gives what was pressed. */
async function pressAll(page: WatchedPage): Promise<string[]> {
  const pressed: string[] = [];
  for (const control of await page.locator(CONTROLS).elementHandles()) {
    const { there, name, isInput } = await control.evaluate(focusOn);
    if (!there) continue;
    pressed.push(name);
    await page.keyboard.press(isInput ? 'Space' : 'Enter');
    await expectPlace(page, `after ${name}`);
    const close = page.getByRole('button', { name: /^(Cancel|Done)$/ });
    if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
    else if ((await close.count()) > 0) await close.first().press('Enter');
    else continue;
    await expectPlace(page, `closed after ${name}`);
  }
  return pressed;
}

/** Goes there; what went with an earlier press, or waits for something else, is none. All in one: it may go any moment. */
const focusOn = (control: Control) => {
  const there = control.checkVisibility() && !control.matches(':disabled');
  if (there) control.focus();
  return {
    there,
    name: (control.getAttribute('aria-label') ?? control.textContent ?? '').trim(),
    isInput: control.tagName === 'INPUT',
  };
};

async function expectPlace(page: WatchedPage, when: string): Promise<void> {
  await untilRunning(page);
  await untilPainted(page);
  expect([when, await placeIn(page)]).not.toContain('nothing');
}

function placeIn(page: WatchedPage): Promise<string> {
  return page.evaluate<string>(PLACE);
}
