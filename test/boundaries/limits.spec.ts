import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ownLimits } from './own-limits.js';

const ROOT = join(import.meta.dirname, '../..');

/** Where the limits themselves are, what measures on purpose, and what these kinds are shown by. */
const APART =
  /^test\/(bench\/|support\/(limits|eventually|browser|evidence)\.ts$|boundaries\/(limits\.spec|own-limits)\.ts$)/;

/** Places that may, and why. */
const EXCEPTIONS: Record<string, string> = {
  'apps/api/src/slow-clients.spec.ts': 'is itself the client that sends slowly',
  'frontend/src/ui/notifications/notification-center.spec.ts':
    'shows toasts, which have a time of their own; it is moved there',
  'test/browser/posting/looks.suite.ts': 'waits behind a timer of the editor, which tells nobody when it has run',
  'test/faults/kill-during-imports.suite.ts': 'kills at moments that chance chooses',
  'test/faults/kill-versions.spec.ts': 'kills at moments that chance chooses',
  'test/launcher/fresh-clone.long.spec.ts': 'presses Ctrl-C at moments that chance chooses',
};

const sources = ['apps', 'frontend/src', 'libs', 'test']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => (/\.(spec|suite)\.tsx?$/.test(file) || /^test\/.*\.ts$/.test(file)) && !APART.test(file));

const foundIn = (file: string) => ownLimits(file, readFileSync(join(ROOT, file), 'utf8'));

describe('limits of tests', () => {
  it('are those that all share: no suite has its own, none sleeps, and none judges how long something took', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter((file) => EXCEPTIONS[file] === undefined).flatMap(foundIn)).toEqual([]);
  });

  it.each(Object.keys(EXCEPTIONS))('are left to %s for a reason that still stands', (file) => {
    expect(foundIn(file)).not.toEqual([]);
  });

  it.each([
    ['a limit of one test', `it('opens', async () => {}, 5_000);`],
    ['a limit of one test', `it.each([1])('opens %d', async () => {}, LONG);`],
    ['a limit of one test', `test.only('opens', async () => {}, LONG);`],
    ['a limit of one hook', 'beforeAll(() => start(), 60_000);'],
    ['a limit of one suite', 'jest.setTimeout(60_000);'],
    ['a limit of one wait', 'await eventually(check, 2_000);'],
    ['a limit of one wait', 'await eventually(check, SOON);'],
    ['a limit of one wait', 'await waitFor(check, 2_000);'],
    ['a timeout of its own', 'await eventually(check, LIMITS.waitMs, { timeoutMs });'],
    ['a timeout of its own', 'await heading.waitFor({ timeout: 3_000 });'],
    ['a limit of one page', 'context.setDefaultTimeout(2_000);'],
    ['a sleep', 'await page.waitForTimeout(300);'],
    ['networkidle', `await page.waitForLoadState('networkidle');`],
    ['networkidle', `await page.goto('/', { waitUntil: 'networkidle' });`],
    ['a sleep', 'await new Promise((resolve) => setTimeout(resolve, 50));'],
    ['a sleep', `await page.evaluate('new Promise((resolve) => setTimeout(resolve, 40))');`],
    ['a sleep', `import { setTimeout as pause } from 'node:timers/promises';\nawait pause(50);`],
    ['a sleep', `import timers from 'node:timers/promises';\nawait timers.setTimeout(50);`],
    ['a duration that is judged', 'expect(performance.now() - begun).toBeLessThan(SOON_MS);'],
    ['a duration that is judged', 'const took = Date.now() - begun;\nexpect(took).toBeLessThanOrEqual(20_000);'],
    [
      'a duration that is judged',
      'const took = () => Date.now() - begun;\nexpect(took()).not.toBeGreaterThan(20_000);',
    ],
    [
      'a duration that is judged',
      'async function ask() { return { ms: performance.now() - begun }; }\nconst { ms } = await ask();\nexpect(ms).toBeLessThan(9);',
    ],
    ['a duration that is judged', 'expect(cpuMs(() => work())).toBeLessThan(500);'],
    ['a duration that is judged', 'const spent = process.cpuUsage(before);\nexpect(spent.user).toBeLessThan(500);'],
  ])('are seen where they are others: %s in %s', (what, source) => {
    const line = source.split('\n').length;
    expect(ownLimits('a.spec.ts', source)).toEqual([`a.spec.ts:${line} ${what}`]);
  });

  it.each([
    `it('opens', async () => {});`,
    `it.each([[1, 2]])('opens %d', async () => {});`,
    'await eventually(check); await eventually(check, LIMITS.startMs);',
    'await heading.waitFor();',
    'test.app.get(Favorites).find(1, 2, 3);',
    `jest.useFakeTimers();\nconst answer = new Promise((resolve) => setTimeout(resolve, 50));`,
    'expect(cpuMs(() => work(2 * n))).toBeLessThan(3 * cpuMs(() => work(n)));',
    'const posted = new Date(Date.now());\nexpect(offers.length).toBeLessThan(20);',
  ])('are not seen where there are none: %s', (source) => {
    expect(ownLimits('a.spec.ts', source)).toEqual([]);
  });
});
