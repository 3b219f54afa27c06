import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Launched, processesIn } from './support/launched.js';
import { createSmallProject, type SmallProject } from './support/small-project.js';

const SUITES = {
  unit: 'libs/offers/src/offer.spec.ts',
  withServers: 'libs/offers/src/close.spec.ts',
  journey: 'test/browser/core/apply.spec.ts',
  browser: 'test/browser/filters.spec.ts',
  long: 'test/launcher/start.long.spec.ts',
  longBrowser: 'test/browser/looks.long.spec.ts',
};

/** Stands in for Jest: writes down how it was called and gives the result that a file names. */
const JEST = `
const { appendFileSync, readFileSync, writeFileSync } = require('node:fs');
const words = process.argv.slice(2);
if (words.includes('--listTests')) {
  const patterns = words.filter((word) => /^[a-z]+\\//.test(word) && !word.endsWith('.mjs') && !word.includes('support'));
  const all = words.includes('--findRelatedTests')
    ? ${JSON.stringify([SUITES.withServers, SUITES.journey])}
    : ${JSON.stringify(Object.values(SUITES))}.filter((suite) => patterns.length === 0 || patterns.some((pattern) => suite.includes(pattern)));
  console.log(JSON.stringify(all.map((path) => process.cwd() + '/' + path)));
  process.exit(0);
}
const outputFile = words.find((word) => word.startsWith('--outputFile=')).slice(13);
const suites = words.filter((word) => word.endsWith('.spec.ts'));
const { TEST_DATABASE_URL, TEST_CHROMIUM, TEST_REDIS_SERVER, DATABASE_URL } = process.env;
const env = { TEST_DATABASE_URL, TEST_CHROMIUM, TEST_REDIS_SERVER, DATABASE_URL };
const all = JSON.parse(readFileSync('red.json', 'utf8'));
const red = all[readFileSync('calls', 'utf8').split('\\n').length - 1] ?? {};
appendFileSync('calls', JSON.stringify({ suites, words: words.filter((word) => !word.startsWith('--outputFile')), env }) + '\\n');
const works = Array.from({ length: 9 }, (_, n) => ({ status: 'passed', fullName: 'works ' + n }));
const resultOf = (suite) => {
  const what = red[suite];
  const named = (names, status) => names.map((fullName) => ({ status, fullName }));
  const known = [...new Set(all.map((one) => one[suite]))].filter((name) => name && !name.startsWith('!'));
  const tests = {
    '!broken': [],
    '!empty': [],
    '!skips': [...works, ...named(known, 'pending'), { status: 'pending', fullName: 'waits' }],
    '!forgets': works,
    '!unnamed': named(known, 'pending'),
  };
  return {
    name: process.cwd() + '/' + suite,
    status: what === undefined || ['!empty', '!skips', '!forgets', '!unnamed'].includes(what) ? 'passed' : 'failed',
    message: what === '!broken' ? 'its module is broken' : '',
    assertionResults: tests[what] ?? [...works, ...known.map((fullName) => ({ status: fullName === what ? 'failed' : 'passed', fullName }))],
  };
};
const testResults = suites.filter((suite) => red[suite] !== '!lost').map(resultOf);
const success = testResults.every(({ status }) => status === 'passed') && !Object.values(red).includes('!unlike');
writeFileSync(outputFile, JSON.stringify({ success, testResults }));
process.exit(success ? 0 : 1);
`;

interface Call {
  suites: string[];
  words: string[];
  env: Record<string, string>;
}

let project: SmallProject;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(project.root, file)), { recursive: true });
  writeFileSync(join(project.root, file), text);
}

beforeAll(() => {
  project = createSmallProject();
  write('.env.example', '# Where the data is.\n# DATABASE_URL=\n');
  write('node_modules/jest/bin/jest.js', JEST);
  write('node_modules/.bin/knip', '#!/bin/sh\nexit 0\n');
  chmodSync(join(project.root, 'node_modules/.bin/knip'), 0o755);
});

afterAll(() => project.remove());

/** Servers that are there already: none are started. */
const SERVERS = { TEST_DATABASE_URL: 'postgresql://of-somebody', TEST_MEILISEARCH_URL: 'http://of-somebody' };

/** What fails in a call of Jest, by suite: the name of a test, or with `!` what else is wrong with the suite. */
type Red = Record<string, string>;

/** Runs `npm test` with scripts as given and with what fails in each call of Jest, and reads what it called. */
async function runTests(
  parameters: string[],
  scripts: Record<string, string>,
  red: Red[] = [],
  servers: Record<string, string> = SERVERS,
) {
  write('package.json', JSON.stringify({ name: 'small', type: 'module', scripts }));
  write('red.json', JSON.stringify(red));
  write('calls', '');
  const env = {
    TEST_CHROMIUM: '/bin/true',
    TEST_REDIS_SERVER: '/bin/true',
    DATABASE_URL: 'postgresql://of-the-person/who-tests',
    ...servers,
  };
  const { code, stdout } = await new Launched(project.root, 'test', parameters, { env }).ended;
  const calls = readFileSync(join(project.root, 'calls'), 'utf8').trim().split('\n').filter(Boolean);
  return {
    code,
    stdout,
    lines: stdout.trim().split('\n').slice(-2),
    lastLine: stdout.trim().split('\n').at(-1),
    calls: calls.map((line) => JSON.parse(line) as Call),
  };
}

const GREEN = { types: 'true', lint: 'true', boundaries: 'true' };

describe('npm test', () => {
  it('runs every step on servers of its own, the journeys last and one by one, and ends with the sums', async () => {
    const { code, stdout, lastLine, calls } = await runTests([], GREEN, [], {});
    expect(lastLine).toBe('31 passed, 0 failed, 0 skipped');
    expect(code).toBe(0);
    expect(stdout.match(/── (types|lint|boundaries|unused code|suites|browser suites) /g)).toHaveLength(6);
    expect(stdout).toContain('Left out: most suites of the browser');
    expect(stdout).toContain('Left out: the long suites');
    expect(calls.map(({ suites }) => suites)).toEqual([[SUITES.unit, SUITES.withServers], [SUITES.journey]]);
    expect(calls[0]?.words).toContain(`--maxWorkers=${availableParallelism()}`);
    expect(calls[1]?.words).toContain('--maxWorkers=1');
    expect(calls[0]?.env.TEST_DATABASE_URL).toMatch(/^postgresql:/);
    expect(calls[0]?.env).not.toHaveProperty('DATABASE_URL');
    expect(processesIn(project.root)).toEqual([]);
  });

  it('makes every check after a red one, but runs no suite then', async () => {
    const { code, stdout, lastLine } = await runTests([], { ...GREEN, lint: 'exit 3' });
    expect([code, lastLine]).toEqual([1, '3 passed, 2 failed, 0 skipped']);
    expect(stdout).toContain('lint: failed (exit code 3)');
    expect(stdout).toContain('no suite was run');
  });

  it('goes on after a red suite and fails in the end', async () => {
    const red = [{ [SUITES.unit]: 'is sold' }, {}, { [SUITES.unit]: 'is sold' }];
    const { code, stdout, lastLine } = await runTests([], GREEN, red);
    expect([code, lastLine]).toEqual([1, '31 passed, 1 failed, 0 skipped']);
    expect(stdout).toContain(`${SUITES.unit}: is sold`);
  });

  it('runs what is named, of every ring, with the options of Jest, and says what was left out', async () => {
    const { stdout, calls } = await runTests(['test/browser', '-t', 'a word/with', '--verbose'], GREEN);
    expect(calls.map(({ suites }) => suites)).toEqual([[SUITES.journey, SUITES.browser, SUITES.longBrowser]]);
    expect(calls[0]?.words.slice(-3)).toEqual(['-t', 'a word/with', '--verbose']);
    expect(stdout).toContain('Left out: every suite but those for `test/browser -t a word/with --verbose`');
  });

  it('fails where no suite is meant', async () => {
    const { stdout, code } = await runTests(['libs/nowhere'], GREEN);
    expect([code, stdout]).toEqual([1, expect.stringContaining('No suite is meant by `libs/nowhere`')]);
  });

  it('runs the suites that need no servers, and nothing else', async () => {
    const { stdout, calls, lastLine } = await runTests(['--unit'], GREEN, [], {});
    expect(calls.map(({ suites }) => suites)).toEqual([[SUITES.unit]]);
    expect(calls[0]?.env).not.toHaveProperty('TEST_DATABASE_URL');
    expect(stdout.match(/── ([a-z ]+) ─/g)).toEqual(['── packages ─', '── suites ─']);
    expect(lastLine).toBe('9 passed, 0 failed, 0 skipped');
  });

  it('runs all suites with a browser when asked, a part of them too', async () => {
    const { calls, stdout } = await runTests(['--browser', '--shard=1/3'], GREEN);
    expect(calls.map(({ suites }) => suites)).toEqual([[SUITES.journey, SUITES.browser]]);
    // Which suites are a part was said when they were chosen.
    expect(calls[0]?.words).not.toContain('--shard=1/3');
    expect(stdout).toContain('Left out: the long suites');
  });

  it('runs every suite when asked', async () => {
    const { lastLine, calls, stdout } = await runTests(['--long'], GREEN);
    expect(calls.map(({ suites }) => suites)).toEqual([
      [SUITES.unit, SUITES.withServers, SUITES.long],
      [SUITES.journey, SUITES.browser, SUITES.longBrowser],
    ]);
    expect(stdout).not.toMatch(/Left out: (most|the long)/);
    expect(lastLine).toBe('58 passed, 0 failed, 0 skipped');
  });
});

describe('a suite that fails', () => {
  it('runs once more in the end, alone, and is named where it passes then', async () => {
    const red = [{ [SUITES.unit]: 'is sold' }, { [SUITES.journey]: 'sends once' }];
    const { code, lines, calls } = await runTests([], GREEN, red);
    expect(lines).toEqual([`flaky: 2 suites: ${SUITES.unit}, ${SUITES.journey}`, '33 passed, 0 failed, 0 skipped']);
    expect(code).toBe(0);
    expect(calls[2]?.suites).toEqual([SUITES.unit, SUITES.journey]);
    expect(calls[2]?.words).toContain('--maxWorkers=1');
    const log = readFileSync(join(project.root, '.test-data/flaky.ndjson'), 'utf8').trim().split('\n');
    expect(log.slice(-2).map((line) => JSON.parse(line))).toEqual([
      { at: expect.any(String), suite: SUITES.unit, tests: ['is sold'] },
      { at: expect.any(String), suite: SUITES.journey, tests: ['sends once'] },
    ]);
  });

  it('stays red where it fails again, also beside one that does not', async () => {
    const red = [
      { [SUITES.unit]: 'is sold', [SUITES.withServers]: '!broken' },
      {},
      { [SUITES.withServers]: '!broken' },
    ];
    const { code, lines, stdout } = await runTests([], GREEN, red);
    expect(lines).toEqual([`flaky: 1 suite: ${SUITES.unit}`, '23 passed, 1 failed, 0 skipped']);
    expect(stdout).toContain(`${SUITES.withServers}: cannot be run: its module is broken`);
    expect(code).toBe(1);
  });

  it('is no accident where more than three do: the run is red without a second look', async () => {
    const failing = [SUITES.unit, SUITES.withServers, SUITES.long];
    const red = [Object.fromEntries(failing.map((suite) => [suite, 'fails'])), { [SUITES.journey]: 'fails' }];
    const { code, lines, calls, stdout } = await runTests(['--long'], GREEN, red);
    expect(calls).toHaveLength(2);
    expect(stdout).toContain('4 suites failed, which is more than may be flaky');
    expect(lines[1]).toBe('58 passed, 4 failed, 0 skipped');
    expect(lines[0]).not.toContain('flaky:');
    expect(code).toBe(1);
  });

  it('stays red where the test that failed does not run again', async () => {
    const red = [{ [SUITES.unit]: 'is sold' }, {}, { [SUITES.unit]: '!forgets' }];
    const { code, stdout, lastLine } = await runTests([], GREEN, red);
    expect(stdout).toContain(`${SUITES.unit}: is sold (failed, and did not run again)`);
    expect(lastLine).toBe('31 passed, 1 failed, 0 skipped');
    expect(code).toBe(1);
  });
});

describe('a run', () => {
  it.each([
    ['a suite without a test', '!empty', 'has no test'],
    ['a suite of which Jest tells nothing', '!lost', 'Jest tells nothing of it'],
    ['a test that is skipped', '!skips', 'waits (is skipped)'],
  ])('is red with %s', async (_what, how, said) => {
    const { code, stdout } = await runTests([], GREEN, [{ [SUITES.unit]: how }, {}, { [SUITES.unit]: how }]);
    expect(stdout).toContain(`${SUITES.unit}: ${said}`);
    expect(code).toBe(1);
  });

  it('is red where Jest fails and no suite does', async () => {
    const { code, stdout, lastLine } = await runTests([], GREEN, [{ [SUITES.long]: '!unlike' }]);
    expect(stdout).toContain('suites: failed (exit code 1)');
    expect(lastLine).toBe('31 passed, 1 failed, 0 skipped');
    expect(code).toBe(1);
  });

  it('is red where the suites cannot even begin', async () => {
    const { code, stdout, calls } = await runTests(['--unit'], GREEN, [], { TMPDIR: '/nowhere' });
    expect(calls).toEqual([]);
    expect(stdout).toMatch(/suites: ENOENT/);
    expect(code).toBe(1);
  });

  it('is red where no test has the name that is asked for, and passes over others where one has', async () => {
    const unnamed = { [SUITES.unit]: '!unnamed', [SUITES.withServers]: '!unnamed' };
    const none = await runTests(['libs/offers', '-t', 'nobody'], GREEN, [unnamed]);
    expect([none.code, none.stdout]).toEqual([
      1,
      expect.stringContaining('No test is called as in `libs/offers -t nobody`'),
    ]);
    const some = await runTests(['libs/offers', '-t', 'works'], GREEN, [{ [SUITES.unit]: '!unnamed' }]);
    expect(some.code).toBe(0);
  });
});
