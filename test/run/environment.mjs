import { readFileSync } from 'node:fs';
import { TestEnvironment } from 'jest-environment-node';
import { bundleFile } from '../../apps/launcher/packages/bundled-packages.mjs';
import { compileBundle } from '../../apps/launcher/packages/compile-bundle.mjs';
import { endAsyncStorages } from './async-storages.mjs';
import { PACKAGES_OF_SUITES } from './packages-of-suites.mjs';

const { startMs } = JSON.parse(readFileSync(new URL('limits.json', import.meta.url), 'utf8'));

/** @typedef {(specifier: string) => Promise<unknown>} Import */

/** @type {Import | undefined} */
let importOfSuite;

const bundle = compileBundle(bundleFile(PACKAGES_OF_SUITES.folder), {
  // No path: Jest would read the file for each stack trace, in search of a source map.
  filename: 'node_modules:packages.js',
  // One script for all suites of a process, which come one after the other.
  importModuleDynamically: (specifier) => /** @type {any} */ (importOfSuite?.(specifier)),
});

/**
 * Node's globals, and a way to evaluate the compiled bundle in them (apps/launcher/packages/load.mjs). What is done around a suite may take
 * as long as a start, since that is what most of it is.
 */
export default class EnvironmentWithPackages extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} words */
  constructor(...words) {
    super(...words);
    const { context } = this;
    if (context !== null) {
      Reflect.set(this.global, Symbol.for('babelboard.evaluate-packages'), (/** @type {Import} */ importModule) => {
        importOfSuite = importModule;
        return bundle.runInContext(context);
      });
    }
  }

  /**
   * @param {import('@jest/types').Circus.Event} event
   * @param {import('@jest/types').Circus.State} state
   */
  handleTestEvent({ name }, { currentDescribeBlock }) {
    const added = name === 'add_hook' ? currentDescribeBlock.hooks.at(-1) : undefined;
    if (added?.type === 'beforeAll' || added?.type === 'afterAll') {
      added.timeout ??= startMs;
    }
  }

  async teardown() {
    endAsyncStorages();
    await super.teardown();
  }
}
