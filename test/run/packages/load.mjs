import nodeModule, { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Evaluates the bundle's outermost function in the globals of this suite; a package in it is evaluated when it is first asked for.
 * @see bundledPackages in packages.mjs
 */
const requireFile = createRequire(import.meta.url);
const filename = fileURLToPath(import.meta.url);

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

/** @type {import('./compile-bundle.mjs').Loader} */
const loader = /** @type {any} */ (globalThis)[Symbol.for('babelboard.test-packages')];
const evaluate = loader((specifier) => import(specifier));
evaluate(requirePackage, packages, packages.exports, filename, new URL('.', import.meta.url).pathname);

/** @param {string} name as in an `import` */
export function load(name) {
  const found = packages.exports[name];
  if (found === undefined) {
    throw new Error(`There is no package ${name} in the bundle.`);
  }
  return found.imported();
}
