import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PACKAGES_OF_SERVER, wantedBundle } from '../packages/bundled-packages.mjs';
import { readJson } from '../process/files.mjs';
import { LaunchProblem } from '../screen/problem.mjs';
import { compiledFolders } from './compiled-folders.mjs';
import { fingerprint } from './fingerprint.mjs';
import { isInstalled } from './install.mjs';
import { compiledApp, inProject } from './paths.mjs';
import { runTool } from './run-tool.mjs';

const STAMPS = inProject('dist', '.build.json');
const COMPILED = /\.js(\.map)?$/;
/** Catalogues of texts: compiled code reads them from its own folder. */
const TEXTS = /\/texts\/[a-z]{2}\.json$/;

/**
 * A part of the product that is built on its own.
 * @typedef {object} Target
 * @property {'server' | 'browser'} name
 * @property {() => string} sources
 * @property {string[]} results
 * @property {() => Promise<void>} build
 */

/** @type {Target} */
const SERVER = {
  name: 'server',
  sources: () =>
    fingerprint(
      ['package-lock.json', 'nest-cli.json', 'swc.json', 'tsconfig.json', ...compiledFolders()],
      /\.(ts|tsx|json)$|\/launcher\/packages\//,
    ) + process.version,
  results: [compiledApp('api'), compiledApp('worker'), compiledApp('cli'), compiledApp('fake-cv-service')],
  build: async () => {
    await Promise.all([tool('the server', ['node_modules/@nestjs/cli/bin/nest.js', 'build', 'api']), bundlePackages()]);
    setStamp('packages', isInstalled('all') ? 'all' : 'product');
    copyTexts();
    for (const folder of new Set(compiledFolders().map((path) => path.split('/', 1).join()))) {
      removeOrphans(folder);
    }
  },
};

/** @type {Target} */
const BROWSER = {
  name: 'browser',
  sources: () =>
    fingerprint(
      [
        'package-lock.json',
        'frontend',
        'libs/wire',
        'libs/job-paths',
        'libs/pages',
        'libs/language-check',
        'libs/texts',
      ],
      /./,
    ),
  results: [inProject('dist/frontend/client/.vite/manifest.json'), inProject('dist/frontend/server/server-entry.js')],
  build: async () => {
    const vite = [
      'node_modules/vite/bin/vite.js',
      'build',
      '--config',
      'frontend/vite.config.ts',
      '--logLevel',
      'warn',
    ];
    // A start needs them last: servers, tables and offers come first.
    await tool('the pages', vite, { yields: true });
    await tool('the pages for the server', [...vite, '--ssr'], { yields: true });
  },
};

/** @returns {Target[]} what has to be built, given what is asked for
 * @param {{ browser: boolean }} asked */
export function outdated({ browser }) {
  const stamps = readJson(STAMPS) ?? {};
  return (browser ? [SERVER, BROWSER] : [SERVER]).filter(
    ({ name, sources, results }) =>
      !results.every((file) => existsSync(file)) ||
      stamps[name] !== sources() ||
      // What only tests use has come since.
      (name === 'server' && stamps.packages === 'product' && isInstalled('all')),
  );
}

/**
 * @param {Target[]} targets
 * @param {(name: Target['name']) => void} onBuilt
 * @throws {LaunchProblem} with the first line of the compiler's complaint
 */
export async function build(targets, onBuilt) {
  await Promise.all(
    targets.map(async ({ name, sources, build: run }) => {
      // Taken before the build: what changes meanwhile is built by the next one.
      const stamp = sources();
      setStamp(name, undefined);
      await run();
      setStamp(name, stamp);
      onBuilt(name);
    }),
  );
}

/** @returns {string} stands for the state of the built server */
export function builtServer() {
  return readJson(STAMPS)?.server;
}

/**
 * @param {Target['name'] | 'packages'} name
 * @param {string | undefined} value
 */
function setStamp(name, value) {
  writeFileSync(STAMPS, JSON.stringify({ ...readJson(STAMPS), [name]: value }));
}

/**
 * @param {string} what
 * @param {string[]} words for Node.js, from the project's folder
 * @param {{ yields?: boolean }} [options]
 */
async function tool(what, words, options) {
  const env = { ...process.env, NODE_ENV: 'production', FORCE_COLOR: '0' };
  const { code, output } = await runTool(process.execPath, words, { env, ...options });
  if (code !== 0) {
    process.stderr.write(`\n${output.trim()}\n`);
    throw new LaunchProblem(`The build of ${what} failed: the messages above say where.`);
  }
}

async function bundlePackages() {
  const { isMade, make } = wantedBundle(PACKAGES_OF_SERVER);
  if (!isMade) {
    await tool('the packages of the server', make);
  }
}

function copyTexts() {
  for (const folder of ['apps', 'libs']) {
    for (const file of readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })) {
      if (TEXTS.test(file)) {
        mkdirSync(inProject('dist', folder, dirname(file)), { recursive: true });
        copyFileSync(inProject(folder, file), inProject('dist', folder, file));
      }
    }
  }
}

/** Removes compiled and copied files whose source is gone.
 * @param {string} folder below dist */
function removeOrphans(folder) {
  const compiled = inProject('dist', folder);
  if (!existsSync(compiled)) {
    return;
  }
  for (const entry of readdirSync(compiled, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      removeOrphans(path);
    } else if (isOrphan(path)) {
      rmSync(inProject('dist', path));
    }
  }
}

/** @param {string} path below dist */
function isOrphan(path) {
  return TEXTS.test(path)
    ? !existsSync(inProject(path))
    : COMPILED.test(path) && !hasSource(path.replace(COMPILED, ''));
}

/** @param {string} path without its ending */
function hasSource(path) {
  return ['.ts', '.tsx', '.mjs'].some((ending) => existsSync(inProject(`${path}${ending}`)));
}
