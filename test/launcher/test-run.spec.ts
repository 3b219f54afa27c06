import { appendFileSync, chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Launched, processesIn } from './support/launched.js';
import { createSmallProject, type SmallProject } from './support/small-project.js';

jest.setTimeout(120_000);

/** Stands in for Jest: writes down how it was called and gives the result that a file names. */
const JEST = `
const { appendFileSync, readFileSync, writeFileSync } = require('node:fs');
if (process.argv.includes('--listTests')) {
  const all = ['libs/offers/src/offer.spec.ts', 'libs/offers/src/close.spec.ts', 'test/launcher/start.spec.ts'];
  const withServers = all.slice(1, 2);
  console.log(JSON.stringify((process.argv.includes('--findRelatedTests') ? withServers : all).map((path) => process.cwd() + '/' + path)));
  process.exit(0);
}
const outputFile = process.argv.find((word) => word.startsWith('--outputFile=')).slice(13);
const { TEST_LONG, TEST_DATABASE_URL, TEST_CHROMIUM, TEST_REDIS_SERVER, DATABASE_URL } = process.env;
appendFileSync('calls', JSON.stringify({
  words: process.argv.slice(2).filter((word) => !word.startsWith('--outputFile')),
  env: { TEST_LONG, TEST_DATABASE_URL, TEST_CHROMIUM, TEST_REDIS_SERVER, DATABASE_URL },
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
  it('runs every step on servers of its own and ends with the sums', async () => {
    const { code, stdout, lastLine, calls } = await runTests([], GREEN, PASSES, {});
    expect(lastLine).toBe('44 passed, 0 failed, 0 skipped');
    expect(code).toBe(0);
    expect(stdout.match(/── (types|lint|boundaries|unused code|suites) /g)).toHaveLength(5);
    expect(stdout).toContain('Left out: the long suites');
    expect(calls).toHaveLength(1);
    expect(calls[0]?.env.TEST_DATABASE_URL).toMatch(/^postgresql:/);
    expect(calls[0]?.env).not.toHaveProperty('DATABASE_URL');
    expect(processesIn(project.root)).toEqual([]);
  });

  it('goes on after a failed step and fails in the end', async () => {
    const failing = { ...PASSES, numFailedTests: 2, numPendingTests: 1, numRuntimeErrorTestSuites: 1 };
    const { code, stdout, lastLine } = await runTests([], { ...GREEN, lint: 'exit 3' }, failing);
    expect(lastLine).toBe('43 passed, 4 failed, 1 skipped');
    expect(code).toBe(1);
    expect(stdout).toContain('lint: failed (exit code 3)');
    expect(stdout).toContain('suites: 2 tests and 1 whole suites failed');
  });

  it('hands paths to Jest and says what was left out', async () => {
    const { stdout, calls } = await runTests(['libs/offers'], GREEN, PASSES);
    expect(calls[0]?.words.at(-1)).toBe('libs/offers');
    expect(stdout).toContain('Left out: every suite but those for `libs/offers`');
  });

  it('leaves out the suites of the launcher where they were green with the same sources, but not in the long run', async () => {
    const leavesOut = async (...parameters: string[]) =>
      (await runTests(parameters, GREEN, PASSES)).calls.map(({ words }) => words.join().includes('test/launcher'));
    await runTests([], GREEN, PASSES);
    expect(await leavesOut()).toEqual([true]);
    expect(await leavesOut('--long')).toEqual([false, false]);
    write('apps/launcher/more.mjs', 'export {};');
    const red = { ...PASSES, numFailedTests: 1 };
    await runTests([], GREEN, red);
    expect(await leavesOut()).toEqual([false]);
    expect(await leavesOut()).toEqual([true]);
  });

  it('runs the suites of the launcher again when a helper, a script or how the server is compiled has changed', async () => {
    const leavesOut = async (scripts: Record<string, string> = GREEN) =>
      (await runTests([], scripts, PASSES)).calls.map(({ words }) => words.join().includes('test/launcher'));
    await leavesOut();
    expect(await leavesOut()).toEqual([true]);
    for (const file of ['test/support/servers.ts', 'swc.json', 'nest-cli.json']) {
      mkdirSync(dirname(join(project.root, file)), { recursive: true });
      appendFileSync(join(project.root, file), '\n');
      expect([file, ...(await leavesOut())]).toEqual([file, false]);
    }
    expect(await leavesOut({ ...GREEN, start: 'node elsewhere.mjs' })).toEqual([false]);
  });

  it('runs the suites that need no servers, and nothing else', async () => {
    const { stdout, calls, lastLine } = await runTests(['--unit'], GREEN, PASSES, {});
    expect(calls.map(({ words }) => words.slice(-2))).toEqual([['--runTestsByPath', 'libs/offers/src/offer.spec.ts']]);
    expect(calls[0]?.env).not.toHaveProperty('TEST_DATABASE_URL');
    expect(stdout.match(/── ([a-z ]+) ─/g)).toEqual(['── packages ─', '── units ─']);
    expect(lastLine).toBe('40 passed, 0 failed, 0 skipped');
  });

  it('runs the long suites too when asked', async () => {
    const { lastLine, calls } = await runTests(['--long'], GREEN, PASSES);
    expect(calls.map(({ env }) => env.TEST_LONG)).toEqual([undefined, '1']);
    expect(lastLine).toBe('84 passed, 0 failed, 0 skipped');
  });
});
