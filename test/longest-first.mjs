import { relative } from 'node:path';
import TestSequencer from '@jest/test-sequencer';

/** Where suites take long, the longest first. A run on a new machine has no times of an earlier one to go by. */
const LONG = [
  'test/faults/',
  'test/seo/',
  'test/launcher/',
  'test/browser/',
  'test/security/',
  'test/contract/',
  'test/',
];

/** Begins with the long suites, so that none of them runs alone at the end while the other worker waits. */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const order = [...super.sort(tests)];
    return order.sort((one, other) => placeOf(one) - placeOf(other));
  }
}

function placeOf({ path, context }) {
  const place = LONG.findIndex((folder) => relative(context.config.rootDir, path).startsWith(folder));
  return place === -1 ? LONG.length : place;
}
