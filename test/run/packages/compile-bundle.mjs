import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { BUNDLE } from './packages.mjs';

export const SOURCE = join(BUNDLE, 'packages.js');
/** What V8 has compiled of it. */
export const COMPILED = join(BUNDLE, 'packages.v8');

/** @typedef {(specifier: string) => Promise<unknown>} Import */
/** @typedef {(...words: unknown[]) => void} Evaluate the bundle's outermost function */
/** @typedef {(importModule: Import) => Evaluate} Loader what load.mjs finds among the globals of its suite */

/** Compiles the bundle, once in a process. */
export function compileBundle() {
  /** @type {Import | undefined} */
  let importModule;
  const script = new Script(readFileSync(SOURCE, 'utf8'), {
    // No path: Jest would read the file for each stack trace, in search of a source map.
    filename: 'node_modules:packages.js',
    ...(existsSync(COMPILED) ? { cachedData: readFileSync(COMPILED) } : {}),
    // The script is the same for all suites of a process, which come one after the other.
    importModuleDynamically: (specifier) => /** @type {any} */ (importModule?.(specifier)),
  });
  /**
   * @param {(script: Script) => Evaluate} run in which globals
   * @returns {Loader}
   */
  const loader = (run) => (importOfSuite) => {
    importModule = importOfSuite;
    return run(script);
  };
  return { script, loader };
}
