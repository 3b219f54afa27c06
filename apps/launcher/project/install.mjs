import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readJson } from '../process/files.mjs';
import { LaunchProblem } from '../screen/problem.mjs';
import { inProject } from './paths.mjs';
import { runTool } from './run-tool.mjs';

const STAMP = inProject('node_modules', '.babelboard-install');
const LOCK_FILE = inProject('package-lock.json');

/**
 * Which packages: `product` is what builds and runs it, `all` adds what only tests and measurements use, a third of them.
 *
 * @typedef {'product' | 'all'} Packages
 */

/**
 * Whether the packages are there that package-lock.json names, for this platform.
 * @param {Packages} packages
 */
export function isInstalled(packages) {
  if (!existsSync(inProject('node_modules'))) {
    return false;
  }
  if ([stampOf('all'), stampOf(packages)].includes(readStamp() ?? '')) {
    return true;
  }
  if (!npmInstalledTheSame(packages)) {
    return false;
  }
  stampInstall(packages);
  return true;
}

/**
 * Installs exactly what package-lock.json names. Those of a product that may be running stay where they are when others join them.
 * @param {Packages} packages
 */
export async function installPackages(packages) {
  const npm = process.env.npm_execpath;
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const joins = packages === 'all' && isInstalled('product');
  const { code, output } = await runTool(program, [
    ...first,
    ...(joins ? ['install', '--no-save'] : ['ci']),
    packages === 'all' ? '--include=dev' : '--omit=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    // Without a network npm would try for many minutes.
    '--fetch-retry-mintimeout=2000',
    '--fetch-retry-maxtimeout=10000',
    '--fetch-timeout=120000',
  ]);
  if (code !== 0) {
    const reason = output.split('\n').filter((line) => /^npm (error|ERR!)/.test(line));
    throw new LaunchProblem(
      `The packages could not be installed (${
        reason
          .slice(0, 3)
          .join(' ')
          .replace(/npm (error|ERR!) /g, '') || output.trim()
      }): see to the network and the rights in this folder, then try \`npm ci\`.`,
    );
  }
  stampInstall(packages);
}

/** @param {Packages} packages */
function stampInstall(packages) {
  try {
    writeFileSync(STAMP, stampOf(packages));
  } catch {
    // The packages belong to somebody else; without the stamp the check only takes a little longer.
  }
}

/** @param {Packages} packages */
function stampOf(packages) {
  const hash = createHash('sha256').update(readFileSync(LOCK_FILE)).digest('hex');
  return `${hash} ${process.platform} ${process.arch} ${packages}\n`;
}

function readStamp() {
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : undefined;
}

/**
 * npm keeps a list of what it installed; a person may have run it instead of us.
 * @param {Packages} packages
 */
function npmInstalledTheSame(packages) {
  const wanted = readJson(LOCK_FILE)?.packages ?? {};
  const found = readJson(inProject('node_modules', '.package-lock.json'))?.packages;
  return (
    found !== undefined &&
    Object.entries(wanted).every(
      ([path, { version, optional, dev }]) =>
        path === '' || (packages === 'product' && dev) || (found[path] ? found[path].version === version : optional),
    ) &&
    Object.keys(found).every((path) => path in wanted)
  );
}
