import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { inProject, ROOT } from '../project/paths.mjs';
import { oneLine, paint } from '../screen/problem.mjs';
import { dim } from '../screen/steps.mjs';

/**
 * What became of the tests of a suite.
 *
 * @typedef {object} Outcome
 * @property {string[]} passed names of tests
 * @property {string[]} failed names of tests
 * @property {number} skipped
 * @property {string[]} faults what else is wrong with the suite
 */

/** Suites are red: which ones, and that they count, is told by their outcomes. */
export class RedSuites extends Error {}

/** The steps of one test run; a failed one does not keep the next from running. */
export class TestRun {
  /** Checks that are no suites. */
  passed = 0;
  /** Steps that did not come to their end, suites apart: each makes the run red. */
  failed = 0;
  /** @type {string[]} */
  problems = [];
  /** @type {Map<string, Outcome>} by the path of the suite, as it was when it ran last */
  outcomes = new Map();
  /** @type {string[]} suites that failed, and passed when they ran once more */
  flaky = [];
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;

  /**
   * @param {string} name
   * @param {() => Promise<void>} work throws when the step fails
   * @returns {Promise<boolean>} whether it went well
   */
  async step(name, work) {
    const began = performance.now();
    console.log(`\n${paint(`── ${name} `.padEnd(80, '─'), 36)}`);
    let line = `${paint('✔', 32)} ${name}`;
    let well = true;
    try {
      await work();
    } catch (error) {
      well = false;
      if (!(error instanceof RedSuites)) {
        this.fail(`${name}: ${oneLine(error)}`);
      }
      line = `${paint('✖', 31)} ${name}: ${oneLine(error)}`;
    }
    console.log(`${line} ${dim(`${((performance.now() - began) / 1000).toFixed(1)} s`)}`);
    return well;
  }

  /**
   * A step that counts as one test.
   * @param {string} name
   * @param {() => Promise<void>} work
   */
  async check(name, work) {
    if (await this.step(name, work)) {
      this.passed += 1;
    }
  }

  /** @param {string} problem */
  fail(problem) {
    this.failed += 1;
    this.problems.push(problem);
  }

  /**
   * Runs a command line in the project's folder with the tools of its packages, showing what it writes.
   * @param {string} command
   * @param {NodeJS.ProcessEnv} [env]
   * @throws {Error} an exit code other than 0
   */
  async shell(command, env = process.env) {
    const path = `${inProject('node_modules', '.bin')}${delimiter}${env.PATH}`;
    const child = spawn(command, { cwd: ROOT, env: { ...env, PATH: path }, shell: true, stdio: 'inherit' });
    this.#child = child;
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (exitCode, signal) => resolve(signal ?? exitCode));
    });
    this.#child = undefined;
    if (code !== 0) {
      throw new Error(`failed (${typeof code === 'number' ? `exit code ${code}` : code})`);
    }
  }

  /** Ends what runs at the moment. */
  end() {
    this.#child?.kill('SIGTERM');
  }

  /** Suites that failed when they ran last. */
  redSuites() {
    return [...this.outcomes].filter(([, outcome]) => isRed(outcome)).map(([suite]) => suite);
  }

  /** Says again what failed, which suites are flaky, then the sums, in the very last line. */
  report() {
    const outcomes = [...this.outcomes.values()];
    const passed = this.passed + sum(outcomes.map((outcome) => outcome.passed.length));
    const failed = this.failed + sum(outcomes.map((outcome) => failuresOf(outcome).length));
    const skipped = sum(outcomes.map((outcome) => outcome.skipped));
    console.log('');
    for (const problem of [...this.problems, ...this.redSuites().map((suite) => this.#wordsOf(suite))]) {
      console.log(`${paint('✖', 31)} ${problem}`);
    }
    if (this.flaky.length > 0) {
      console.log(
        `flaky: ${this.flaky.length} ${this.flaky.length === 1 ? 'suite' : 'suites'}: ${this.flaky.join(', ')}`,
      );
    }
    console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
    return failed === 0;
  }

  /** @param {string} suite */
  #wordsOf(suite) {
    const outcome = this.outcomes.get(suite);
    return `${suite}: ${outcome && failuresOf(outcome).map(oneLine).join(' · ')}`;
  }
}

/** @param {Outcome} outcome */
export function isRed(outcome) {
  return failuresOf(outcome).length > 0;
}

/** @param {Outcome} outcome */
function failuresOf({ failed, faults }) {
  return [...failed, ...faults];
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((one, other) => one + other, 0);
}
