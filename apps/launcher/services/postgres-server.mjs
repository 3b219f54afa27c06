import { spawn } from 'node:child_process';
import { closeSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endProcess } from '../process/end-process.mjs';
import { openLog, readTail, sizeOf } from '../process/files.mjs';
import { findFreePort } from '../process/free-port.mjs';
import { identityOf, isAlive, programName, workingFolder } from '../process/identity.mjs';
import { isFullDisk, LaunchProblem, noRoom, oneLine } from '../screen/problem.mjs';
import { PostgresCluster } from './postgres-cluster.mjs';
import { prepareDatabase } from './postgres-roles.mjs';

const PORT_LINE = 3;
const ADOPT_MS = 8_000;
const READY_MS = 60_000;
const POLL_MS = 25;

const PROFILES = {
  product: ['max_connections=120', 'shared_buffers=256MB', 'max_wal_size=2GB'],
  // Data of tests may be lost with the machine, never with a process.
  test: ['max_connections=300', 'shared_buffers=256MB', 'fsync=off', 'full_page_writes=off', 'synchronous_commit=off'],
};
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'random_page_cost=1.1',
  'maintenance_work_mem=128MB',
];

/** The embedded PostgreSQL. A healthy one that a killed guardian left is adopted; what is left of a dead one is cleared. */
export class PostgresServer {
  tries = 6;
  /** @type {string | undefined} of the product's database, as the one who works there */
  url;
  /** @type {string | undefined} the same, as one who may make databases */
  benchUrl;
  /** @type {import('../process/identity.mjs').ProcessIdentity | undefined} */
  #identity;
  /** Why the database did not take queries when it was last tried. */
  #problem = '';

  /**
   * @param {string} dataDir
   * @param {'product' | 'test'} profile
   */
  constructor(dataDir, profile) {
    this.cluster = new PostgresCluster(dataDir);
    this.log = join(dataDir, 'logs', 'postgres.log');
    this.profile = profile;
  }

  prepare() {
    return this.cluster.create();
  }

  async start() {
    const leftover = this.#leftover();
    if (leftover !== undefined) {
      this.#identity = leftover;
      if (await this.#answers(this.#leftoverPort(), leftover, ADOPT_MS)) {
        return leftover;
      }
      await this.stop();
    }
    rmSync(this.cluster.lockFile, { force: true });
    const port = await findFreePort(this.cluster.connection?.port);
    const logStart = sizeOf(this.log);
    const identity = await this.#spawn(port);
    this.#identity = identity;
    if (!(await this.#answers(port, identity, READY_MS))) {
      throw this.#reasonOfEnd(readTail(this.log, logStart));
    }
    this.cluster.rememberPort(port);
    return identity;
  }

  async stop() {
    await endProcess(this.#identity ?? this.#leftover(), [
      { signal: 'SIGINT', waitMs: 15_000 },
      { signal: 'SIGQUIT', waitMs: 5_000 },
    ]);
  }

  /** @param {number} port */
  async #spawn(port) {
    const programs = await this.cluster.programs();
    const settings = [...SETTINGS, ...PROFILES[this.profile]].flatMap((setting) => ['-c', setting]);
    const log = openLog(this.log);
    const child = spawn(programs.postgres, ['-D', this.cluster.nameOfData(programs), '-p', String(port), ...settings], {
      cwd: this.cluster.data,
      ...programs.user,
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
    const identity = identityOf(child.pid);
    if (identity === undefined) {
      throw this.#reasonOfEnd(readTail(this.log));
    }
    return identity;
  }

  /** A server on our data that runs already. Its lock may name a dead process, or one that has its number by chance. */
  #leftover() {
    const lock = this.#lockLines();
    const identity = lock && identityOf(Number(lock[0]));
    if (identity === undefined || programName(identity.pid) !== 'postgres') {
      return undefined;
    }
    const folder = workingFolder(identity.pid);
    return folder === undefined || folder === realpathSync(this.cluster.data) ? identity : undefined;
  }

  #leftoverPort() {
    return Number(this.#lockLines()?.[PORT_LINE]);
  }

  #lockLines() {
    try {
      return readFileSync(this.cluster.lockFile, 'utf8').split('\n');
    } catch {
      return undefined;
    }
  }

  /**
   * Waits until the server takes queries on our database.
   * @param {number} port
   * @param {import('../process/identity.mjs').ProcessIdentity} identity
   * @param {number} waitMs
   */
  async #answers(port, identity, waitMs) {
    const end = Date.now() + waitMs;
    while (isAlive(identity) && Date.now() < end) {
      try {
        const urls = await prepareDatabase(this.cluster, port);
        // Suites make databases, and have one role for all they do.
        this.url = this.profile === 'test' ? urls.bench : urls.product;
        this.benchUrl = urls.bench;
        return true;
      } catch (error) {
        this.#problem = oneLine(error);
        await pause(POLL_MS);
      }
    }
    return false;
  }

  /** @param {string} log */
  #reasonOfEnd(log) {
    if (isFullDisk(log)) {
      return new LaunchProblem(noRoom(this.cluster.folder));
    }
    const reason = log.split('\n').filter((line) => /(FATAL|PANIC|could not|error):?/.test(line));
    return new LaunchProblem(
      `The embedded PostgreSQL does not start (${reason.at(-1)?.replace(/^.*(FATAL|PANIC): +/, '') ?? (this.#problem || 'no reason given')}): see ${this.log}.`,
    );
  }
}
