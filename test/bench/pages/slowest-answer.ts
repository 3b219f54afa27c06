import { setTimeout as delay } from 'node:timers/promises';
import { type CDPSession, chromium, type Locator, type Page } from 'playwright-core';
import { BROWSER_FLAGS, BROWSER_PROGRAM, PHONE } from '../../support/browser.js';

/** A phone of the middle range beside this machine, as Lighthouse has it. */
const SLOWER = 4;

/** Kept in the page: how long each interaction took until its next frame. https://w3c.github.io/event-timing/ */
const WATCH = `
  window.answers = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.answers.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

/** As long as a finger that taps stays on the glass. */
const TAP_MS = 60;

type Finger = (what: Locator) => Promise<void>;

/** What people do first on home, list and offer; what a page has not is passed by. */
const STEPS: ((page: Page, tap: Finger) => Promise<unknown>)[] = [
  (page, tap) => tap(page.getByRole('button', { name: /Colour scheme/ })),
  (page, tap) => tap(page.getByLabel('What you are looking for').first()),
  (page) => page.keyboard.type('nurse', { delay: 60 }),
  (page) => page.keyboard.press('Escape'),
  (page, tap) => tap(page.locator('header summary').first()),
  (page) => page.keyboard.press('Escape'),
  (page, tap) => tap(page.getByRole('link', { name: /^Filter/ }).first()),
  (page, tap) => tap(page.getByRole('checkbox').first()),
  (page, tap) => tap(page.getByText('Languages I speak').first()),
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
      await step(page, finger(devtools)).catch(() => undefined);
      await page.waitForTimeout(300);
    }
    const answers = await page.evaluate<number[]>('window.answers');
    if (answers.length === 0) throw new Error(`Nothing answered on ${url}`);
    return Math.max(...answers);
  } finally {
    await browser.close();
  }
}

/** Touches the middle of something. Playwright's own tap lifts the finger in the moment it comes down. */
function finger(devtools: CDPSession): Finger {
  return async (what) => {
    await what.scrollIntoViewIfNeeded();
    const box = await what.boundingBox();
    if (box === null) throw new Error('There is nothing to touch');
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await delay(TAP_MS);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}
