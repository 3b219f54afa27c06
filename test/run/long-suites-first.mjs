import { relative } from 'node:path';
import TestSequencer from '@jest/test-sequencer';

/** Where suites work longest: those that start the product itself. What is in none of them takes a second or two. */
const LONG = ['test/faults', 'test/launcher', 'test/seo', 'test/e2e', 'test/contract', 'test'];

/** @typedef {ReturnType<TestSequencer['sort']>[number]} Suite */

/**
 * Jest's order: what failed last, then what took longest. A new checkout remembers no run, and Jest goes by the size of files there, which
 * puts the longest suites last: small files that load what they share. Then they go by their folders.
 */
export default class LongSuitesFirst extends TestSequencer {
  /** @param {Parameters<TestSequencer['sort']>[0]} tests */
  sort(tests) {
    const sorted = super.sort(tests);
    const isKnown = sorted.some(({ duration }) => duration !== undefined);
    return whileServersStart(isKnown ? sorted : sorted.toSorted((one, other) => rankOf(one) - rankOf(other)));
  }
}

/** @param {Suite} suite */
function rankOf(suite) {
  const at = LONG.findIndex((folder) => placeOf(suite).startsWith(`${folder}/`));
  return at === -1 ? LONG.length : at;
}

/**
 * The first suites of a run wait for a filled database and a product. Beside two of them go those of the front end, which need neither.
 * @param {Suite[]} suites
 */
function whileServersStart([first, second, ...others]) {
  const waiting = [first, second].filter((suite) => suite !== undefined);
  /** @param {Suite} suite */
  const isFree = (suite) => placeOf(suite).startsWith('frontend/');
  return [...waiting, ...others.filter(isFree), ...others.filter((suite) => !isFree(suite))];
}

/** @param {Suite} suite */
function placeOf({ path, context }) {
  return relative(context.config.rootDir, path);
}
