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
  'frontend/src/live/refresh-soon.spec.ts': 'answers after a time that the test moves',
  'frontend/src/ui/notifications/notification-center.spec.ts':
    'shows toasts, which have a time of their own; it is moved there',
  'libs/identity/src/accounts/domain/in-even-time.spec.ts': 'works for a time that the test moves',
  'libs/offers/src/import/source/open-ad-source.spec.ts':
    'is itself the server that breaks off in the middle of an answer',
  'libs/platform/src/turns/in-turns.spec.ts': 'says itself how late it is',
  'libs/reference-data/src/commands/load-reference-data.spec.ts': 'compares the work of two sizes',
  'test/browser/posting/looks.suite.ts': 'waits behind a timer of the editor, which tells nobody when it has run',
  'test/faults/kill-around-alerts.suite.ts': 'kills at moments that chance chooses',
  'test/faults/kill-during-imports.suite.ts': 'kills at moments that chance chooses',
  'test/faults/kill-versions.long.spec.ts': 'kills at moments that chance chooses',
  'test/hostile-input/cv-uploads.long.spec.ts': 'looks at the memory again and again',
  'test/hostile-input/hostile-values.ts': 'is what an attacker sends',
  'test/hostile-input/send-request.ts': 'ends with the limit that all share',
  'test/launcher/fresh-clone.long.spec.ts': 'presses Ctrl-C at moments that chance chooses',
  'test/run/begin.mjs': 'lets whoever waits for it hear that it is alive',
  'test/security/slow-expressions.mjs': 'gives up on an expression that its checker cannot judge',
  'test/support/cpu-time.ts': 'compares the work of two sizes',
  'test/support/reading-processes.ts': 'ends with the limit that all share',
};

const sources = ['apps', 'frontend/src', 'libs', 'test']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter(
    (file) => /\.(spec|suite)\.tsx?$|\/testing\/.*\.tsx?$|^test\/.*\.(tsx?|mjs)$/.test(file) && !APART.test(file),
  );

const foundIn = (file: string) => ownLimits(file, readFileSync(join(ROOT, file), 'utf8'));

describe('limits of tests', () => {
  it('are those that all share: no suite has its own, none sleeps, and none measures how long something took', () => {
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
    ['a limit of one test', `fit('opens', async () => {}, LONG);`],
    ['a limit of one hook', 'beforeAll(() => start(), 60_000);'],
    ['a limit of one suite', 'jest.setTimeout(60_000);'],
    ['a limit of one suite', `jest['setTimeout'](60_000);`],
    ['a limit of one suite', 'jest.retryTimes(3);'],
    ['a limit of one wait', 'await eventually(check, 2_000);'],
    ['a limit of one wait', 'await eventually(check, SOON);'],
    ['a limit of one wait', 'await waitFor(check, SOON_MS);'],
    ['a limit of one wait', 'await fetch(url, { signal: AbortSignal.timeout(200) });'],
    ['another name of what takes limits', `import { it as check } from '@jest/globals';`],
    ['another name of what takes limits', `import { eventually as soon } from '../support/eventually.js';`],
    ['a timeout of its own', 'await eventually(check, LIMITS.waitMs, { timeoutMs });'],
    ['a timeout of its own', 'await heading.waitFor({ timeout: 3_000 });'],
    ['a timeout of its own', `await heading.waitFor({ 'timeout': 3_000 });`],
    ['a timeout of its own', `await heading.waitFor({ ['timeout']: 3_000 });`],
    ['a timeout of its own', 'options.timeout = 3_000;'],
    ['a limit of one page', 'context.setDefaultTimeout(2_000);'],
    ['a sleep', 'await page.waitForTimeout(300);'],
    ['networkidle', `await page.waitForLoadState('networkidle');`],
    ['networkidle', `await page.goto('/', { waitUntil: 'networkidle' });`],
    ['a sleep', 'await new Promise((resolve) => setTimeout(resolve, 50));'],
    ['a sleep', 'window.setTimeout(go, 50);'],
    ['a sleep', 'await promisify(setTimeout)(50);'],
    ['a sleep', '// jest.useFakeTimers()\nawait new Promise((resolve) => globalThis.setTimeout(resolve, 50));'],
    ['a sleep', 'await scheduler.wait(50);'],
    ['a sleep', `await page.evaluate('new Promise((resolve) => setTimeout(resolve, 40))');`],
    ['a sleep', `await database.query('SELECT pg_sleep(1)');`],
    ['a sleep', `import { setTimeout as pause } from 'node:timers/promises';`],
    ['a sleep', `import timers from 'timers/promises';`],
    ['a sleep', `const timers = await import('node:timers/promises');`],
    ['a duration', 'expect(performance.now() - begun).toBeLessThan(SOON_MS);'],
    ['a duration', 'if (performance.now() - begun > 500) throw new Error();'],
    ['a duration', 'const now = () => performance.now();'],
    ['a duration', 'const took = Date.now() - begun;'],
    ['a duration', 'expect(Date.now() - begun < 500).toBe(true);'],
    ['a duration', 'const took = new Date().getTime() - begun;'],
    ['a duration', 'const begun = process.hrtime.bigint();'],
    ['a duration', 'expect(cpuMs(() => work())).toBeLessThan(500);'],
    ['a duration', 'const spent = process.cpuUsage(before);'],
    ['a duration', 'const { responseEnd } = response.request().timing();'],
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
    'jest.useFakeTimers();\nawait jest.advanceTimersByTimeAsync(50);',
    'const posted = new Date(Date.now());\nexpect(offers.length).toBeLessThan(20);',
    'const left = claims.exp - Date.now() / 1_000;',
  ])('are not seen where there are none: %s', (source) => {
    expect(ownLimits('a.spec.ts', source)).toEqual([]);
  });
});
