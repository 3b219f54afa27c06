/**
 * How often a suite runs, and beside what, is told by where it stands and what it is called; CONTRIBUTING.md says when to choose which.
 *
 * @typedef {'core' | 'browser' | 'long'} Ring
 */

const BROWSER = 'test/browser/';
const CORE_OF_BROWSER = `${BROWSER}core/`;
const LONG = /\.long\.spec\.tsx?$/;

/**
 * @param {string} suite its path in the project
 * @returns {Ring} `core`: each `npm test`; `browser`: `npm run test:browser` as well; `long`: `npm run test:long` alone
 */
export function ringOf(suite) {
  if (LONG.test(suite)) {
    return 'long';
  }
  return drivesBrowser(suite) && !suite.startsWith(CORE_OF_BROWSER) ? 'browser' : 'core';
}

/**
 * Whether a suite drives a browser, and so has the machine for itself: two of them starve each other on two processors.
 * @param {string} suite its path in the project
 */
export function drivesBrowser(suite) {
  return suite.startsWith(BROWSER);
}
