import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { readJson } from '../process/files.mjs';
import { inProject, ROOT } from '../project/paths.mjs';
import { oneLine } from '../screen/problem.mjs';
import { isRed, RedSuites } from './test-run.mjs';

const execFileAsync = promisify(execFile);

/** Options whose value is a word of its own; of all others it stands behind a `=`. */
const WITH_VALUE = ['-t', '--testNamePattern'];

/**
 * Runs suites and tells the run what became of each.
 * @param {import('./test-run.mjs').TestRun} run
 * @param {{ suites: string[], workers: number, options?: string[] }} what paths in the project; how many run side by side; options for Jest
 * @param {NodeJS.ProcessEnv} env
 * @throws {RedSuites} a test failed
 * @throws {Error} Jest itself failed
 */
export async function runJest(run, { suites, workers, options = [] }, env) {
  const folder = mkdtempSync(join(tmpdir(), 'babelboard-jest-'));
  const outputFile = join(folder, 'result.json');
  // What suites leave behind goes with the run. Servers that they start as another user have to find their files in it.
  const files = join(folder, 'files');
  mkdirSync(files);
  chmodSync(folder, 0o711);
  const command = jest([
    '-c',
    'test/jest.config.mjs',
    `--maxWorkers=${workers}`,
    '--json',
    `--outputFile=${outputFile}`,
    '--runTestsByPath',
    ...suites,
    ...options,
  ]);
  let problem;
  try {
    // With --json the results would go to the standard output as well; people read the report on the error stream. What ends the shell ends Jest.
    await run.shell(`exec ${command} >${quote(join(folder, 'stdout'))}`, withModules({ ...env, TMPDIR: files }));
  } catch (error) {
    problem = error;
  }
  const result = readJson(outputFile);
  removeLeftovers(folder);
  if (result === undefined) {
    throw problem ?? new Error('Jest gave no result');
  }
  const outcomes = outcomesOf(result.testResults, suites, isByName(options));
  for (const [suite, outcome] of outcomes) {
    run.outcomes.set(suite, outcome);
  }
  const red = [...outcomes.values()].filter(isRed).length;
  if (red > 0) {
    throw new RedSuites(red === 1 ? 'one suite is red' : `${red} suites are red`);
  }
  if (problem !== undefined || !result.success) {
    throw problem ?? new Error('Jest failed, though no suite did');
  }
}

/**
 * What suites leave behind tells nothing about them.
 * @param {string} folder
 */
function removeLeftovers(folder) {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    console.log(`${folder} stays: ${oneLine(error)}`);
  }
}

/** @typedef {{ name: string, status: string, message: string, assertionResults: { status: string, fullName: string }[] }} JestSuite */

/**
 * What became of each suite that was asked for; nothing is no good outcome.
 * @param {JestSuite[]} results
 * @param {string[]} suites paths in the project
 * @param {boolean} byName only tests of some names were asked for: others are left out
 * @returns {Map<string, import('./test-run.mjs').Outcome>}
 */
function outcomesOf(results, suites, byName) {
  const known = new Map(results.map((suite) => [relative(ROOT, suite.name), outcomeOf(suite, byName)]));
  for (const suite of suites.filter((path) => !known.has(path))) {
    known.set(suite, { passed: [], failed: [], skipped: 0, faults: ['Jest tells nothing of it'] });
  }
  return known;
}

/**
 * @param {JestSuite} suite
 * @param {boolean} byName
 * @returns {import('./test-run.mjs').Outcome}
 */
function outcomeOf({ status, message, assertionResults }, byName) {
  const named = (/** @type {string[]} */ ...statuses) =>
    assertionResults.filter((test) => statuses.includes(test.status)).map(({ fullName }) => fullName);
  const [passed, failed, skipped] = [named('passed'), named('failed'), named('pending', 'todo', 'skipped')];
  const faults = byName ? [] : skipped.map((name) => `${name} (is skipped)`);
  if (status === 'failed' && failed.length === 0) {
    faults.push(`cannot be run: ${message}`);
  } else if (!byName && assertionResults.length === 0) {
    faults.push('has no test');
  }
  return { passed, failed, skipped: skipped.length, faults };
}

/**
 * Whether only tests of some names are asked for: others are left out then.
 * @param {string[]} options
 */
export function isByName(options) {
  return options.some((option) => WITH_VALUE.includes(option.split('=', 1)[0] ?? ''));
}

/**
 * Whether parameters name suites, or only say how to run them.
 * @param {string[]} parameters paths and options for Jest
 */
export function nameSuites(parameters) {
  return parameters.some((word, at) => !isOption(word, at, parameters));
}

/**
 * What a run still has to be told once its suites are chosen.
 * @param {string[]} parameters paths and options for Jest
 */
export function optionsOf(parameters) {
  return parameters.filter(isOption).filter((word) => !word.startsWith('--shard'));
}

/**
 * @param {string} word
 * @param {number} at
 * @param {string[]} parameters
 */
function isOption(word, at, parameters) {
  return word.startsWith('-') || WITH_VALUE.includes(parameters[at - 1] ?? '');
}

/**
 * Paths of the suites that Jest would run.
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string[]>}
 */
export async function listSuites(parameters, env) {
  const words = ['-c', 'test/jest.config.mjs', '--listTests', '--json', ...parameters];
  const { stdout } = await execFileAsync(process.execPath, [inProject('node_modules/jest/bin/jest.js'), ...words], {
    cwd: ROOT,
    env: withModules(env),
    maxBuffer: 16 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

/** @param {string[]} words */
function jest(words) {
  return [process.execPath, inProject('node_modules/jest/bin/jest.js'), ...words].map(quote).join(' ');
}

/**
 * Each suite loads all of its modules anew: with room for them, a quarter of the time does not go into collecting garbage.
 * @param {NodeJS.ProcessEnv} env
 */
function withModules(env) {
  const options = [
    env.NODE_OPTIONS,
    '--experimental-vm-modules',
    '--no-warnings=ExperimentalWarning',
    '--max-semi-space-size=64',
  ];
  return { ...env, NODE_OPTIONS: options.filter(Boolean).join(' ') };
}

/** @param {string} word */
function quote(word) {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
