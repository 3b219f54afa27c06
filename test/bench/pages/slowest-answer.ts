import { chromium, type Page } from 'playwright-core';
import { BROWSER_FLAGS, BROWSER_PROGRAM, PHONE } from '../../support/browser.js';

/** A phone of the middle range beside this machine, as Lighthouse has it. */
const SLOWER = 4;

/** Kept in the page: how long each interaction took until its next frame. https://w3c.github.io/event-timing/ */
const WATCH = `
  window.answers = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.answers.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

/** What people do first on home, list and offer; what a page has not is passed by. */
const STEPS: ((page: Page) => Promise<unknown>)[] = [
  (page) => page.getByRole('button', { name: /Colour scheme/ }).tap(),
  (page) => page.getByLabel('What you are looking for').first().tap(),
  (page) => page.keyboard.type('nurse', { delay: 60 }),
  (page) => page.keyboard.press('Escape'),
  (page) => page.locator('header summary').first().tap(),
  (page) => page.keyboard.press('Escape'),
  (page) =>
    page
      .getByRole('link', { name: /^Filter/ })
      .first()
      .tap(),
  (page) => page.getByRole('checkbox').first().tap({ force: true }),
  (page) => page.getByText('Languages I speak').first().tap(),
];

/**
 * The slowest of the interactions with a page on a slow phone, from its first moments on (what INP takes of few interactions).
 * @returns milliseconds, in steps of 8
 */
export async function slowestAnswer(url: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: BROWSER_PROGRAM, args: BROWSER_FLAGS });
  try {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    page.setDefaultTimeout(2_000);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(WATCH);
    await page.goto(url, { waitUntil: 'load' });
    for (const step of STEPS) {
      await step(page).catch(() => undefined);
      await page.waitForTimeout(300);
    }
    const answers = await page.evaluate<number[]>('window.answers');
    if (answers.length === 0) throw new Error(`Nothing answered on ${url}`);
    return Math.max(...answers);
  } finally {
    await browser.close();
  }
}
