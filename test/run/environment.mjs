import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { TestEnvironment } from 'jest-environment-node';
import { bundleFile } from '../../apps/launcher/packages/bundled-packages.mjs';
import { compileBundle } from '../../apps/launcher/packages/compile-bundle.mjs';
import { inProject } from '../../apps/launcher/project/paths.mjs';
import { endAsyncStorages } from './async-storages.mjs';
import { PACKAGES_OF_SUITES } from './packages-of-suites.mjs';

const { startMs } = JSON.parse(readFileSync(new URL('limits.json', import.meta.url), 'utf8'));

/** Pictures, consoles and logs of failed tests. */
const FAILED = inProject('.test-data/failed');
const LONGEST_NAME = 120;

/** Where Jest keeps what a suite sets for itself. */
const OWN_SETTINGS = ['TEST_TIMEOUT_SYMBOL', 'RETRY_TIMES'].map((name) => Symbol.for(name));

/** @typedef {{ name: string, parent?: Block }} Block a test or a group */
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
    const [{ projectConfig }, { testPath }] = words;
    this.suite = relative(projectConfig.rootDir, testPath);
    const { context } = this;
    if (context !== null) {
      Reflect.set(this.global, Symbol.for('babelboard.evaluate-packages'), (/** @type {Import} */ importModule) => {
        importOfSuite = importModule;
        return bundle.runInContext(context);
      });
    }
  }

  /**
   * @param {{ name: string, timeout?: number, test?: Block, describeBlock?: Block, hook?: { type: string } }} event of jest-circus
   * @param {{ currentDescribeBlock: { hooks: { type: string, timeout?: number }[] }, unhandledErrors: [Error, Error][] }} state
   */
  async handleTestEvent(event, { currentDescribeBlock, unhandledErrors }) {
    if (this.#setsItsOwn(event)) {
      const error = new Error(
        'No suite has a limit of its own, or tries again by itself: test/run/limits.json has those that all share.',
      );
      unhandledErrors.push([error, error]);
    }
    if (event.name === 'add_hook') {
      const added = currentDescribeBlock.hooks.at(-1);
      if (added?.type === 'beforeAll' || added?.type === 'afterAll') {
        added.timeout ??= startMs;
      }
    } else if (event.name === 'test_fn_failure') {
      await this.#keepEvidence(namesOf(event.test));
    } else if (event.name === 'hook_failure') {
      await this.#keepEvidence([...namesOf(event.test ?? event.describeBlock), event.hook?.type ?? '']);
    }
  }

  /**
   * Whatever the suite calls them by: `test/boundaries/limits.spec.ts` knows the names alone.
   * @param {{ name: string, timeout?: number }} event
   */
  #setsItsOwn({ name, timeout }) {
    if (name === 'add_test' || name === 'add_hook') {
      return timeout !== undefined;
    }
    return name === 'run_start' && OWN_SETTINGS.some((setting) => Reflect.get(this.global, setting) !== undefined);
  }

  /**
   * Before anything that the failed test has opened is closed.
   * @param {string[]} names of the test and the groups around it
   */
  async #keepEvidence(names) {
    const keep = Reflect.get(this.global, Symbol.for('babelboard.keep-evidence'));
    await keep?.(join(FAILED, fileName(this.suite), fileName(names.join(' '))));
  }

  async teardown() {
    endAsyncStorages();
    await super.teardown();
  }
}

/**
 * @param {Block | undefined} block
 * @returns {string[]}
 */
function namesOf(block) {
  return block?.parent === undefined ? [] : [...namesOf(block.parent), block.name];
}

/** @param {string} words */
function fileName(words) {
  return words.replace(/[^\p{L}\p{N}.]+/gu, '-').slice(0, LONGEST_NAME);
}
