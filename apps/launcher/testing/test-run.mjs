import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { inProject, ROOT } from '../project/paths.mjs';
import { oneLine, paint } from '../screen/problem.mjs';
import { dim } from '../screen/steps.mjs';

/** The steps of one test run; a failed one does not keep the next from running. */
export class TestRun {
  passed = 0;
  failed = 0;
  skipped = 0;
  /** @type {string[]} */
  problems = [];
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
      this.problems.push(`${name}: ${oneLine(error)}`);
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
    } else {
      this.failed += 1;
    }
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

  /** Says again what failed, then the sums, in the very last line. */
  report() {
    console.log('');
    for (const problem of this.problems) {
      console.log(`${paint('✖', 31)} ${problem}`);
    }
    console.log(`${this.passed} passed, ${this.failed} failed, ${this.skipped} skipped`);
  }
}
