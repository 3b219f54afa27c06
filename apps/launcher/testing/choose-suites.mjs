import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { drivesBrowser, ringOf } from './rings.mjs';
import { listSuites } from './run-jest.mjs';

/** What only suites with servers, a browser or processes of their own import. */
const SERVERS = [
  'test/support/browser.ts',
  'test/support/database.ts',
  'test/support/mail-server.ts',
  'test/support/meilisearch.ts',
  'test/support/redis.ts',
  'libs/reference-data/src/testing/scratch-database.ts',
  // Starts a process of the built product.
  'libs/cvs/src/reading/program-file.ts',
];
const SLOW = /^test\/(boundaries|faults|launcher)\//;

/**
 * The suites of a run that names none.
 * @param {'core' | 'browser' | 'long'} run `browser`: all that drive one but for the long ones, `long`: everything
 * @param {string[]} options for Jest
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string[]>} paths in the project
 */
export async function suitesOfRun(run, options, env) {
  const all = await suitesFor(options, env);
  if (run === 'long') {
    return all;
  }
  return all.filter((suite) =>
    ringOf(suite) === 'core' ? run === 'core' || drivesBrowser(suite) : ringOf(suite) === run,
  );
}

/**
 * The suites that Jest would run for paths and options, of all rings.
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string[]>} paths in the project
 */
export async function suitesFor(parameters, env) {
  return (await listSuites(parameters, env)).map((path) => relative(ROOT, path));
}

/**
 * The suites that need no servers.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string[]>} paths in the project
 */
export async function unitSuites(env) {
  const all = await suitesFor([], env);
  const withServers = new Set(await suitesFor(['--findRelatedTests', ...SERVERS], env));
  return all.filter(
    (suite) => ringOf(suite) === 'core' && !drivesBrowser(suite) && !withServers.has(suite) && !SLOW.test(suite),
  );
}

/**
 * The suites that reach what differs from main, or on main itself from the last commit, of all rings. Jest follows imports; texts and styles
 * are read by none, and choose by where they stand.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ since: string, suites: string[] }>}
 */
export async function changedSuites(env) {
  const since = git('rev-parse', '--abbrev-ref', 'HEAD') === 'main' ? 'HEAD~1' : 'main';
  const places = changedFiles(since).flatMap(placesOfSuites);
  const standing = places.length === 0 ? [] : await suitesFor([], env);
  const chosen = [
    ...(await suitesFor([`--changedSince=${since}`], env)),
    ...standing.filter((path) => places.some((place) => path.startsWith(place))),
  ];
  return { since, suites: [...new Set(chosen)] };
}

/**
 * Where the suites stand that a file is for and that no import leads to.
 * @param {string} file
 */
function placesOfSuites(file) {
  if (/\/texts\/[^/]+\.json$/.test(file)) {
    const [owner] = /^(?:(?:libs|apps)|frontend\/src(?:\/features)?)\/[^/]+\//.exec(file) ?? [];
    return ['test/texts/', ...(owner === undefined ? [] : [owner])];
  }
  if (file.startsWith('apps/launcher/') || file.startsWith('test/run/')) {
    return ['test/launcher/'];
  }
  return file.endsWith('.css') ? ['test/browser/'] : [];
}

/**
 * What Jest compares, too: commits, what is not committed yet, and new files.
 * @param {string} since
 */
function changedFiles(since) {
  const base = git('merge-base', since, 'HEAD');
  return [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')].join('\n').split('\n');
}

/** @param {string[]} words */
function git(...words) {
  return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim();
}
