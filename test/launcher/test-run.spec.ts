import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Launched, processesIn } from './support/launched.js';
import { createSmallProject, type SmallProject } from './support/small-project.js';

jest.setTimeout(120_000);

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
const { TEST_DATABASE_URL, TEST_CHROMIUM, TEST_REDIS_SERVER, DATABASE_URL } = process.env;
appendFileSync('calls', JSON.stringify({
  suites: words.filter((word) => word.endsWith('.spec.ts')),
  words: words.filter((word) => !word.startsWith('--outputFile')),
  env: { TEST_DATABASE_URL, TEST_CHROMIUM, TEST_REDIS_SERVER, DATABASE_URL },
}) + '\\n');
const result = JSON.parse(readFileSync('result.json', 'utf8'));
writeFileSync(outputFile, JSON.stringify(result));
process.exit(result.numFailedTests > 0 ? 1 : 0);
`;

const PASSES = {
  numPassedTests: 40,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};

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

/** Runs `npm test` with scripts and results as given, and reads what it called. */
async function runTests(
  parameters: string[],
  scripts: Record<string, string>,
  result: typeof PASSES,
  servers: Record<string, string> = SERVERS,
) {
  write('package.json', JSON.stringify({ name: 'small', type: 'module', scripts }));
  write('result.json', JSON.stringify(result));
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
    lastLine: stdout.trim().split('\n').at(-1),
    calls: calls.map((line) => JSON.parse(line) as Call),
  };
}

const GREEN = { types: 'true', lint: 'true', boundaries: 'true' };

describe('npm test', () => {
  it('runs every step on servers of its own, the journeys last and one by one, and ends with the sums', async () => {
    const { code, stdout, lastLine, calls } = await runTests([], GREEN, PASSES, {});
    expect(lastLine).toBe('84 passed, 0 failed, 0 skipped');
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

  it('goes on after a failed step and fails in the end', async () => {
    const failing = { ...PASSES, numFailedTests: 2, numPendingTests: 1, numRuntimeErrorTestSuites: 1 };
    const { code, stdout, lastLine } = await runTests([], { ...GREEN, lint: 'exit 3' }, failing);
    expect(lastLine).toBe('83 passed, 7 failed, 2 skipped');
    expect(code).toBe(1);
    expect(stdout).toContain('lint: failed (exit code 3)');
    expect(stdout).toContain('suites: 2 tests and 1 whole suites failed');
  });

  it('runs what is named, of every ring, with the options of Jest, and says what was left out', async () => {
    const { stdout, calls } = await runTests(['test/browser', '-t', 'a word/with', '--verbose'], GREEN, PASSES);
    expect(calls.map(({ suites }) => suites)).toEqual([[SUITES.journey, SUITES.browser, SUITES.longBrowser]]);
    expect(calls[0]?.words.slice(-3)).toEqual(['-t', 'a word/with', '--verbose']);
    expect(stdout).toContain('Left out: every suite but those for `test/browser -t a word/with --verbose`');
  });

  it('fails where no suite is meant', async () => {
    const { stdout, code } = await runTests(['libs/nowhere'], GREEN, PASSES);
    expect([code, stdout]).toEqual([1, expect.stringContaining('No suite is meant by `libs/nowhere`')]);
  });

  it('runs the suites that need no servers, and nothing else', async () => {
    const { stdout, calls, lastLine } = await runTests(['--unit'], GREEN, PASSES, {});
    expect(calls.map(({ suites }) => suites)).toEqual([[SUITES.unit]]);
    expect(calls[0]?.env).not.toHaveProperty('TEST_DATABASE_URL');
    expect(stdout.match(/── ([a-z ]+) ─/g)).toEqual(['── packages ─', '── suites ─']);
    expect(lastLine).toBe('40 passed, 0 failed, 0 skipped');
  });

  it('runs all suites with a browser when asked, a part of them too', async () => {
    const { calls, stdout } = await runTests(['--browser', '--shard=1/3'], GREEN, PASSES);
    expect(calls.map(({ suites }) => suites)).toEqual([[SUITES.journey, SUITES.browser]]);
    // Which suites are a part was said when they were chosen.
    expect(calls[0]?.words).not.toContain('--shard=1/3');
    expect(stdout).toContain('Left out: the long suites');
  });

  it('runs every suite when asked', async () => {
    const { lastLine, calls, stdout } = await runTests(['--long'], GREEN, PASSES);
    expect(calls.map(({ suites }) => suites)).toEqual([
      [SUITES.unit, SUITES.withServers, SUITES.long],
      [SUITES.journey, SUITES.browser, SUITES.longBrowser],
    ]);
    expect(stdout).not.toMatch(/Left out: (most|the long)/);
    expect(lastLine).toBe('84 passed, 0 failed, 0 skipped');
  });
});
