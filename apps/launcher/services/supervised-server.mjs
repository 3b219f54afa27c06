import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from '../process/identity.mjs';
import { oneLine } from '../screen/problem.mjs';

const WATCH_MS = 150;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
const STEADY_MS = 30_000;

/**
 * How one kind of server is made ready, started and ended.
 * @typedef {object} ServerDriver
 * @property {number} tries before the first success, after which it counts as failed
 * @property {() => Promise<void>} prepare
 * @property {() => Promise<import('../process/identity.mjs').ProcessIdentity>} start adopts a running one or starts one; resolves when it answers
 * @property {() => Promise<void>} stop ends what runs, own or left over
 */

/** Keeps one server running: starts it, notices its end and starts it again, more slowly each time. */
export class SupervisedServer {
  /** @type {import('./services-state.mjs').PartState} */
  state = 'starting';
  /** @type {number | undefined} */
  pid;
  /** @type {string | undefined} */
  problem;
  #stopping = false;

  /**
   * @param {string} name
   * @param {ServerDriver} driver
   * @param {() => void} onChange
   */
  constructor(name, driver, onChange) {
    this.name = name;
    this.driver = driver;
    this.onChange = onChange;
    this.running = this.#run();
  }

  /** Ends the server and everything that this object does. */
  async stop() {
    this.#stopping = true;
    await this.driver.stop();
    await this.running;
    await this.driver.stop();
  }

  async #run() {
    let failures = 0;
    let wasReady = false;
    while (!this.#stopping) {
      try {
        await this.driver.prepare();
        if (this.#stopping) {
          return;
        }
        const identity = await this.driver.start();
        wasReady = true;
        this.#tell('ready', identity.pid);
        const since = Date.now();
        await this.#untilGone(identity);
        failures = Date.now() - since > STEADY_MS ? 0 : failures;
        this.#log(this.#stopping ? 'is being ended' : 'ended');
      } catch (error) {
        this.problem = oneLine(error);
        this.#log(`could not start: ${this.problem}`);
      }
      failures += 1;
      if (!wasReady && failures >= this.driver.tries) {
        this.#tell('failed');
        return;
      }
      if (!this.#stopping) {
        this.#tell('starting');
        await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1)));
      }
    }
  }

  /** @param {import('../process/identity.mjs').ProcessIdentity} identity */
  async #untilGone(identity) {
    while (!this.#stopping && isAlive(identity)) {
      await pause(WATCH_MS);
    }
  }

  /**
   * @param {import('./services-state.mjs').PartState} state
   * @param {number} [pid]
   */
  #tell(state, pid) {
    this.state = state;
    this.pid = pid;
    if (state === 'ready') {
      this.problem = undefined;
      this.#log(`is ready, process ${pid}`);
    }
    this.onChange();
  }

  /** @param {string} what */
  #log(what) {
    console.log(`${new Date().toISOString()} ${this.name} ${what}`);
  }
}
