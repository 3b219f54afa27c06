import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endProcess } from '../process/end-process.mjs';
import { makePrivateFolder, openLog, readJson, readTail, sizeOf, writeJson } from '../process/files.mjs';
import { findFreePort } from '../process/free-port.mjs';
import { identityOf, isAlive } from '../process/identity.mjs';
import { LaunchProblem } from '../screen/problem.mjs';
import { installMeilisearch } from './meilisearch-program.mjs';

const ADOPT_MS = 5_000;
const READY_MS = 30_000;
const POLL_MS = 50;
/** By itself it takes hold of two thirds of the machine's memory for each write, which costs seconds of the processor. */
const INDEXING_MEMORY = ['--max-indexing-memory', '1GiB'];

/** The embedded Meilisearch; like PostgreSQL it is adopted when it is left over and healthy. */
export class MeilisearchServer {
  tries = 3;
  /** @type {string | undefined} */
  url;
  #installed = false;
  /** @type {import('../process/identity.mjs').ProcessIdentity | undefined} */
  #identity;

  /** @param {string} dataDir */
  constructor(dataDir) {
    this.folder = join(dataDir, 'meilisearch');
    this.program = join(this.folder, 'meilisearch');
    this.connectionFile = join(this.folder, 'connection.json');
    this.processFile = join(this.folder, 'process.json');
    this.log = join(dataDir, 'logs', 'meilisearch.log');
  }

  /** @returns {{ key: string, port?: number }} */
  get connection() {
    return readJson(this.connectionFile);
  }

  get key() {
    return this.connection.key;
  }

  async prepare() {
    if (!this.#installed) {
      await installMeilisearch(this.program);
      this.#installed = true;
    }
    if (this.connection === undefined) {
      makePrivateFolder(this.folder);
      writeJson(this.connectionFile, { key: randomBytes(24).toString('base64url') });
    }
  }

  async start() {
    const leftover = this.#leftover();
    if (leftover !== undefined) {
      this.#identity = leftover;
      if (this.connection.port !== undefined && (await this.#answers(this.connection.port, leftover, ADOPT_MS))) {
        return leftover;
      }
      await this.stop();
    }
    const port = await findFreePort(this.connection.port);
    writeJson(this.connectionFile, { ...this.connection, port });
    const logStart = sizeOf(this.log);
    const identity = await this.#spawn(port);
    this.#identity = identity;
    if (!(await this.#answers(port, identity, READY_MS))) {
      await this.stop();
      throw new LaunchProblem(`it does not answer (${readTail(this.log, logStart).trim().split('\n').at(-1)})`);
    }
    return identity;
  }

  async stop() {
    await endProcess(this.#identity ?? this.#leftover(), [{ signal: 'SIGTERM', waitMs: 10_000 }]);
  }

  /** @param {number} port */
  async #spawn(port) {
    const log = openLog(this.log);
    const child = spawn(
      this.program,
      [
        '--http-addr',
        `127.0.0.1:${port}`,
        '--db-path',
        join(this.folder, 'data'),
        '--no-analytics',
        '--env',
        'production',
        ...INDEXING_MEMORY,
      ],
      {
        cwd: this.folder,
        detached: true,
        stdio: ['ignore', log, log],
        // The key stands in the environment: parameters can be seen by every user of the machine.
        env: { PATH: process.env.PATH, HOME: this.folder, MEILI_MASTER_KEY: this.key, MEILI_LOG_LEVEL: 'WARN' },
      },
    );
    closeSync(log);
    await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
    const identity = identityOf(child.pid);
    if (identity === undefined) {
      throw new LaunchProblem('it ended at once');
    }
    writeJson(this.processFile, identity);
    return identity;
  }

  #leftover() {
    const identity = readJson(this.processFile);
    return isAlive(identity) ? identity : undefined;
  }

  /**
   * @param {number} port
   * @param {import('../process/identity.mjs').ProcessIdentity} identity
   * @param {number} waitMs
   */
  async #answers(port, identity, waitMs) {
    const url = `http://127.0.0.1:${port}`;
    const end = Date.now() + waitMs;
    while (isAlive(identity) && Date.now() < end) {
      try {
        const answer = await fetch(`${url}/version`, {
          headers: { Authorization: `Bearer ${this.key}` },
          signal: AbortSignal.timeout(2_000),
        });
        if (answer.ok) {
          this.url = url;
          return true;
        }
      } catch {
        // Not yet.
      }
      await pause(POLL_MS);
    }
    return false;
  }
}
