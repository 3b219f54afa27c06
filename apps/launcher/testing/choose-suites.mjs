import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { readJson, writeJson } from '../process/files.mjs';
import { fingerprint } from '../project/fingerprint.mjs';
import { inProject, ROOT } from '../project/paths.mjs';
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

/** What the launcher's own suites are about: they start whole products, and need not for every change elsewhere. */
const LAUNCHER_SOURCES = [
  'apps/launcher',
  'apps/run-process.ts',
  'apps/api/src/main.ts',
  'apps/cli/src/main.ts',
  'apps/worker/src/main.ts',
  'libs/platform/src/config',
  'nest-cli.json',
  'package.json',
  'package-lock.json',
  'swc.json',
  'test/launcher',
  'test/support',
];
const LAUNCHER_SUITES = 'test/launcher/(bad-start|cli|other-users|product|start)\\.spec';
const LAST_GREEN = inProject('test/launcher/last-green.json');

/**
 * Parameters for Jest: the suites that need no servers.
 * @param {NodeJS.ProcessEnv} env
 */
export async function unitSuites(env) {
  const all = await listSuites([], env);
  const withServers = new Set(await listSuites(['--findRelatedTests', ...SERVERS], env));
  const chosen = all.filter((path) => !withServers.has(path)).map((path) => relative(ROOT, path));
  return ['--runTestsByPath', ...chosen.filter((path) => !SLOW.test(path))];
}

/**
 * The suites that reach what differs from main, or on main itself from the last commit. Jest follows imports; texts and styles are read by
 * none, and choose by where they stand.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ since: string, suites: string[] }>}
 */
export async function changedSuites(env) {
  const since = git('rev-parse', '--abbrev-ref', 'HEAD') === 'main' ? 'HEAD~1' : 'main';
  const places = changedFiles(since).flatMap(placesOfSuites);
  const standing = places.length === 0 ? [] : await listSuites([], env);
  const chosen = [
    ...(await listSuites([`--changedSince=${since}`], env)).map((path) => relative(ROOT, path)),
    ...standing.map((path) => relative(ROOT, path)).filter((path) => places.some((place) => path.startsWith(place))),
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

/** @returns {boolean} whether the launcher's own suites were green with these very sources */
export function launcherIsGreen() {
  return readJson(LAST_GREEN)?.sources === launcherSources();
}

/** Leaves out the launcher's own suites. */
export const WITHOUT_LAUNCHER = `--testPathIgnorePatterns=/node_modules/|${LAUNCHER_SUITES}`;

/** To be committed with the sources: then nobody else has to run the launcher's suites for them again. */
export function rememberGreenLauncher() {
  if (!launcherIsGreen()) {
    writeJson(LAST_GREEN, { sources: launcherSources() });
  }
}

function launcherSources() {
  return fingerprint(LAUNCHER_SOURCES, /\.(m?[jt]s|json|sql)$/, { specs: true });
}

/** @param {string[]} words */
function git(...words) {
  return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim();
}
