import { beforeAll, describe, expect, it } from '@jest/globals';
import { accessibilityProblems, DESKTOP, PHONE, untilPainted, type WatchedPage } from '../../support/browser.js';
import { IN_BERLIN, type PostingRoom } from './posting-room.js';

const FULL = {
  title: 'Night porter',
  places: [IN_BERLIN],
  languages: [
    { language: 1, level: 3, cefr: 'C1', mandatory: true, one_of: 1 },
    { language: 2, level: 4, mandatory: true, one_of: 1 },
  ],
  description: '<p>You are awake when others sleep.</p>',
  employment_type: [1],
  step: 6,
};

/** The pages on every window, in both schemes and languages. */
export function describeLooks(room: () => PostingRoom): void {
  describe('posting on every window', () => {
    let page: WatchedPage;
    let id: number;
    beforeAll(async () => {
      page = await room().recruiter();
      ({ id } = await room().draft(page, FULL));
    });
    const address = (step: number, base = '') => `${base}/company/jobs/create?offer=${id}&step=${step}`;

    it.each([1, 2, 3, 4, 5, 6])('axe finds nothing at step %i', async (step) => {
      for (const [colorScheme, viewport, base] of [
        ['light', DESKTOP, ''],
        ['dark', PHONE, '/de'],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(viewport);
        await room().open(page, address(step, base));
        await page
          .locator(step === 3 ? '.ProseMirror' : step === 6 ? 'main article' : '#posting-step')
          .first()
          .waitFor();
        await untilPainted(page);
        expect(await accessibilityProblems(page)).toEqual([]);
        const wide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
        expect(await page.evaluate<number>(wide)).toBeLessThanOrEqual(0);
      }
    });

    it.each([320, 1024])('fits a window %i pixels wide', async (width) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of [address(2), address(3), '/company/jobs']) {
        await room().open(page, path);
        const wide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
        expect(await page.evaluate<number>(wide)).toBeLessThanOrEqual(0);
      }
    });

    it('is written by keys alone', async () => {
      await page.setViewportSize(DESKTOP);
      await page.emulateMedia({ colorScheme: 'light' });
      await room().open(page, address(3));
      const text = page.getByRole('textbox', { name: 'Description', exact: true });
      await text.focus();
      // The editor puts the caret where it had it 20 ms after it got the keyboard; a timer that begins later ends later, however busy it is.
      await page.evaluate('new Promise((resolve) => setTimeout(resolve, 40))');
      await page.keyboard.press('Control+End');
      expect(await page.evaluate('getSelection().focusOffset')).toBeGreaterThan(0);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Shift+Tab');
      // The tools are one stop; arrows lead between them.
      for (let tool = 0; tool < 4; tool += 1) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await page.keyboard.type('by keys');
      expect(await text.innerHTML()).toContain('<ul><li><p>by keys</p></li></ul>');
      await page.keyboard.press('Tab');
      expect(await text.evaluate('document.activeElement.className.includes("ProseMirror")')).toBe(false);
    });

    it('cleans what is pasted', async () => {
      await room().open(page, address(3));
      const text = page.getByRole('textbox', { name: 'Description', exact: true });
      await text.click();
      await page.evaluate(`(() => {
        const data = new DataTransfer();
        data.setData('text/html', '<h1 style="color:red">Pasted</h1><script>alert(1)</script><p onclick="x()">words<img src="x"></p>');
        document.querySelector('.ProseMirror').dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      })()`);
      const html = await text.innerHTML();
      expect(html).toContain('Pasted');
      expect(html).not.toMatch(/style=|script|onclick|src="x"/);
    });
  });
}
