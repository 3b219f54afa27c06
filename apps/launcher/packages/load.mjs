import nodeModule, { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:vm';
import { compileBundle } from './compile-bundle.mjs';

/**
 * Evaluates the outermost function of the bundle that lies beside a copy of this file; a package in it is evaluated when it is first asked for.
 * @see prepareBundle in bundled-packages.mjs
 */
const folder = dirname(fileURLToPath(import.meta.url));
const filename = join(folder, 'packages.js');
// What the bundle has not lies in the project's node_modules.
const requireFile = createRequire(join(folder, '../../../package.json'));

/** @type {{ exports: Record<string, { imported: () => Record<string, unknown>, required: () => unknown }> }} */
const packages = { exports: {} };

/** What packages require by a name that only they know when they run: each other, or a part of Node. @param {string} name */
function requirePackage(name) {
  if (Object.hasOwn(packages.exports, name)) {
    return packages.exports[name]?.required();
  }
  return name === 'node:module' ? { ...nodeModule, createRequire: () => requirePackage } : requireFile(name);
}

// Where files lie that a package looks for: bull-board's pages.
requirePackage.resolve = requireFile.resolve;

/** Takes what the function may use, as modules of CommonJS get it. @type {(...words: unknown[]) => void} */
const evaluate = evaluateOfSuite()?.((specifier) => import(specifier)) ?? evaluateHere();
evaluate(requirePackage, packages, packages.exports, filename, folder);

function evaluateHere() {
  const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
  return compileBundle(filename, { filename, importModuleDynamically }).runInThisContext();
}

/** A suite has globals of its own, in which its environment (test/run/environment.mjs) has the bundle evaluated. */
function evaluateOfSuite() {
  return /** @type {any} */ (globalThis)[Symbol.for('babelboard.evaluate-packages')];
}

/** @param {string} name as in an `import` */
export function load(name) {
  const found = packages.exports[name];
  if (found === undefined) {
    throw new Error(`There is no package ${name} in the bundle.`);
  }
  return found.imported();
}
