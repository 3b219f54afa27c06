import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { LaunchProblem } from '../screen/problem.mjs';

/** Programs that the suites need and npm does not bring. */
const TOOLS = [
  {
    variable: 'TEST_CHROMIUM',
    // The same engine without the frame of a browser round it, which costs a third of the processor.
    programs: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    debianPackage: 'chromium-headless-shell',
  },
  { variable: 'TEST_REDIS_SERVER', programs: ['redis-server'], debianPackage: 'redis-server' },
];

/**
 * Finds the programs, and installs what is missing where that is possible without asking.
 * @param {(packages: string[]) => void} onInstall
 * @returns {Record<string, string>} path of each, by the variable in which suites look for it
 * @throws {LaunchProblem} with the one command that installs what is missing
 */
export function findTestTools(onInstall) {
  let missing = TOOLS.filter((tool) => find(tool) === undefined);
  if (missing.length > 0) {
    const packages = missing.map(({ debianPackage }) => debianPackage);
    const reason = install(packages, onInstall);
    missing = TOOLS.filter((tool) => find(tool) === undefined);
    if (missing.length > 0) {
      throw new LaunchProblem(`The tests need ${packages.join(' and ')}${reason}: ${installCommand(packages)}`);
    }
  }
  return Object.fromEntries(TOOLS.map((tool) => [tool.variable, find(tool) ?? '']));
}

/** @param {string[]} packages by their Debian names */
function installCommand(packages) {
  const elsewhere = packages.join(' ').replace('redis-server', 'redis').replace('chromium-headless-shell', 'chromium');
  if (process.platform === 'darwin') {
    return `brew install ${elsewhere}`;
  }
  const sudo = process.getuid?.() === 0 ? '' : 'sudo ';
  if (existsSync('/usr/bin/dnf')) {
    return `${sudo}dnf install -y ${elsewhere}`;
  }
  return `${sudo}sh -c 'apt-get update && apt-get install -y ${packages.join(' ')}'`;
}

/** @param {{ variable: string, programs: string[] }} tool */
function find({ variable, programs }) {
  const chosen = process.env[variable];
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = chosen ? [chosen] : programs.flatMap((name) => folders.map((folder) => join(folder, name)));
  // Ubuntu has a stand-in under the name of the browser that only says where to get it, so each is asked for its version.
  return candidates.find((path) => existsSync(path) && spawnSync(path, ['--version']).status === 0);
}

/**
 * @param {string[]} packages
 * @param {(packages: string[]) => void} onInstall
 * @returns {string} why it was not possible
 */
function install(packages, onInstall) {
  if (spawnSync('apt-get', ['--version']).status !== 0) {
    return '';
  }
  const root = process.getuid?.() === 0;
  if (!root && spawnSync('sudo', ['-n', 'true']).status !== 0) {
    return ', which only root can install';
  }
  onInstall(packages);
  const sudo = root ? [] : ['sudo', '-n'];
  for (const parameters of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [program = '', ...rest] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...parameters];
    const { status, stderr } = spawnSync(program, rest, { encoding: 'utf8' });
    if (status !== 0) {
      return ` and apt-get failed (${stderr.trim().split('\n')[0]})`;
    }
  }
  return '';
}
