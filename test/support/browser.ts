import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { watchContext } from './evidence.js';
import { LIMITS } from './limits.js';

/** For Chromium without a window, as root too, that asks nobody outside. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The same, where pages need not be as fast as people's. */
const TEST_FLAGS = [
  ...BROWSER_FLAGS,
  // A page of a test lives for seconds: what compiles its scripts anew to make them faster costs more than it brings.
  '--js-flags=--no-opt,--no-maglev,--no-sparkplug',
  // Without a graphics card nothing is gained by a process for it, to which every frame is copied.
  '--in-process-gpu',
];

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** An installed Chromium. */
export const BROWSER_PROGRAM = process.env.TEST_CHROMIUM ?? '/usr/bin/chromium';

/** A real Chromium without a window. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: BROWSER_PROGRAM, args: TEST_FLAGS });
}

export interface WatchedPage extends Page {
  /** What the page complained about: console errors and warnings, uncaught errors. */
  complaints: string[];
}

/** A page in a context of its own that keeps what the console says. Nothing moves in it: without a graphics card each frame costs the processor. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce', ...options });
  // Of further windows, too. A wait that fails says what it waited for, before the test's own time is over.
  context.setDefaultTimeout(LIMITS.waitMs);
  context.setDefaultNavigationTimeout(LIMITS.navigationMs);
  watchContext(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      complaints.push(message.text());
    }
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return Object.assign(page, { complaints });
}

interface AxeViolation {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
}

/** Of a page whose lower sections are laid out late, until it says that they are. */
interface LaidOutDocument {
  documentElement: { dataset: { laidOut?: string } };
}

interface Axe {
  run(options: { resultTypes: string[] }): Promise<{ violations: AxeViolation[] }>;
}

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe-core finds against WCAG 2.2 A and AA and its best practices, one line a place. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  // Not as a script of the page: its policy allows none that is not its own.
  await page.evaluate(await readFile(AXE, 'utf8'));
  const violations = await page.evaluate(async () => {
    const { axe, document } = globalThis as unknown as { axe: Axe; document: LaidOutDocument };
    // It scrolls to what it measures: what is laid out only then would move away, and stand on another colour.
    const { dataset } = document.documentElement;
    const before = dataset.laidOut;
    dataset.laidOut = '';
    // Where all is well it has nothing to describe.
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    if (before === undefined) delete dataset.laidOut;
    return violations;
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** Texts of the elements that a finger cannot hit well: lower or narrower than 44 px. @throws where there are no such elements */
export async function smallTargets(page: Page, selector: string): Promise<string[]> {
  const elements = await page.locator(selector).all();
  if (elements.length === 0) throw new Error(`Nothing is ${selector}`);
  const measured = elements.map(async (element) => {
    const box = await element.boundingBox();
    const small = box === null || box.width < 44 || box.height < 44;
    return small ? [`${await element.textContent()} ${box?.width}x${box?.height}`] : [];
  });
  return (await Promise.all(measured)).flat();
}

/** Waits until what has changed is on the screen: a second frame begins when the first has been painted. */
export async function untilPainted(page: Page): Promise<void> {
  await page.evaluate('new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))');
}

/** Opens an address and waits until the page runs: its HTML is there before its script. */
export async function openRunning(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await untilRunning(page);
}

/** Opens an address and waits until a press is answered by the application, though not all of its parts may have come. */
export async function openAnswering(page: Page, address: string): Promise<void> {
  await page.addInitScript(`document.addEventListener('application-runs', () => { window.answers = true; })`);
  await page.goto(address, { waitUntil: 'load' });
  // As a function: a text would be evaluated, which the policy of our pages forbids.
  await page.waitForFunction(() => 'answers' in globalThis);
}

/**
 * A page that is alive says so itself, once nothing that it asked for is on its way (`running-sign.ts`), and what stands in for something
 * else is busy, as far as it is shown: a phone keeps a pane of desktops that never asks for anything. Without a heading it has not come to
 * anything yet.
 */
const RUNNING = 'html[data-running="yes"]:not(:has([aria-busy="true"]:visible)) main h1';

/** Waits until the page that is open, or is just loading, answers to clicks, in all its parts, and shows what it asked for. */
export async function untilRunning(page: Page): Promise<void> {
  await page.locator(RUNNING).first().waitFor({ state: 'attached' });
}

/** Follows a link without the scrolling that Playwright does before a press. */
export function pressInPlace(link: Locator): Promise<void> {
  return link.evaluate((anchor: { click: () => void }) => anchor.click());
}
