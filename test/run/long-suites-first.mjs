import { relative } from 'node:path';
import TestSequencer from '@jest/test-sequencer';

/** Where suites work longest: those of the browser and those that start the product itself. What is in none of them takes a second or two. */
const LONG = ['test/browser', 'test/faults', 'test/launcher', 'test/seo', 'test/e2e', 'test/contract', 'test'];

/**
 * Jest's order: what failed last, then what took longest. A new checkout remembers no run, and Jest goes by the size of files there, which
 * puts the longest suites last: small files that load what they share. Then they go by their folders.
 */
export default class LongSuitesFirst extends TestSequencer {
  /** @param {Parameters<TestSequencer['sort']>[0]} tests */
  sort(tests) {
    const sorted = super.sort(tests);
    if (sorted.some(({ duration }) => duration !== undefined)) {
      return sorted;
    }
    const rank = LONG.length;
    /** @param {(typeof sorted)[number]} test */
    const rankOf = ({ path, context }) => {
      const at = LONG.findIndex((folder) => relative(context.config.rootDir, path).startsWith(`${folder}/`));
      return at === -1 ? rank : at;
    };
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
