import { fork } from 'node:child_process';
import { closeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { endProcess } from '../process/end-process.mjs';
import { openLog, readTail, sizeOf } from '../process/files.mjs';
import { identityOf } from '../process/identity.mjs';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
const STEADY_MS = 60_000;
const END_MS = 12_000;

/**
 * @typedef {object} ProductProcessOptions
 * @property {string} name
 * @property {string} script
 * @property {() => NodeJS.ProcessEnv} environment asked at every start
 * @property {string} [log] file; without one the output goes where ours goes
 * @property {() => void} onChange a process began or ended
 * @property {(line: string) => void} say
 */

/** The API or the worker: started again when it ends by itself, more slowly each time. */
export class ProductProcess {
  /** @type {import('../process/identity.mjs').ProcessIdentity | undefined} */
  identity;
  /** How often it ended by itself. */
  crashes = 0;
  #stopping = false;
  #restarting = false;
  #logStart = 0;

  /** @param {ProductProcessOptions} options */
  constructor(options) {
    this.options = options;
  }

  start() {
    this.running = this.#keep();
  }

  async stop() {
    this.#stopping = true;
    await this.end();
  }

  /** Ends the process; a new one is started at once. */
  async restart() {
    this.#restarting = true;
    await this.end();
  }

  async end() {
    await endProcess(this.identity, [{ signal: 'SIGTERM', waitMs: END_MS }]);
  }

  /** The last line that the process wrote before it ended. */
  lastWords() {
    const written = this.options.log ? readTail(this.options.log, this.#logStart).trim() : '';
    const line = written.split('\n').at(-1) ?? '';
    try {
      return String(JSON.parse(line).msg ?? line);
    } catch {
      return line;
    }
  }

  async #keep() {
    const { name, onChange, say } = this.options;
    let failures = 0;
    while (!this.#stopping) {
      const since = Date.now();
      const how = await this.#untilEnd();
      this.identity = undefined;
      onChange();
      if (this.#stopping) {
        return;
      }
      if (this.#restarting) {
        this.#restarting = false;
        continue;
      }
      this.crashes += 1;
      failures = Date.now() - since > STEADY_MS ? 1 : failures + 1;
      const wait = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
      say(
        `The ${name} ended (${how}) and is started again in ${wait / 1000} s${this.options.log ? `: see ${this.options.log}` : ''}`,
      );
      await pause(wait);
    }
  }

  /** @returns {Promise<string>} how it ended */
  #untilEnd() {
    const { script, environment, log, onChange } = this.options;
    this.#logStart = log ? sizeOf(log) : 0;
    const output = log ? openLog(log) : /** @type {const} */ ('inherit');
    // A group of its own, so that a Ctrl-C in the terminal reaches the launcher only; the channel closes with the launcher.
    const child = fork(script, { detached: true, env: environment(), stdio: ['ignore', output, output, 'ipc'] });
    if (typeof output === 'number') {
      closeSync(output);
    }
    this.identity = identityOf(child.pid);
    onChange();
    return new Promise((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
    });
  }
}
