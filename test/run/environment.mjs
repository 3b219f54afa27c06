import { TestEnvironment } from 'jest-environment-node';
import { bundleFile } from '../../apps/launcher/packages/bundled-packages.mjs';
import { compileBundle } from '../../apps/launcher/packages/compile-bundle.mjs';
import { endAsyncStorages } from './async-storages.mjs';
import { PACKAGES_OF_SUITES } from './packages-of-suites.mjs';

/** @typedef {(specifier: string) => Promise<unknown>} Import */

/** @type {Import | undefined} */
let importOfSuite;

const bundle = compileBundle(bundleFile(PACKAGES_OF_SUITES.folder), {
  // No path: Jest would read the file for each stack trace, in search of a source map.
  filename: 'node_modules:packages.js',
  // One script for all suites of a process, which come one after the other.
  importModuleDynamically: (specifier) => /** @type {any} */ (importOfSuite?.(specifier)),
});

/** Node's globals, and a way to evaluate the compiled bundle in them. @see apps/launcher/packages/load.mjs */
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

  async teardown() {
    endAsyncStorages();
    await super.teardown();
  }
}
