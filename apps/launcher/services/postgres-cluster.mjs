import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePrivateFolder, readJson, writeJson } from '../process/files.mjs';
import { isFullDisk, LaunchProblem, noRoom } from '../screen/problem.mjs';
import { findPostgresPrograms } from './postgres-programs.mjs';

/** Superuser of the embedded cluster, who does nothing but look after roles; and the product's database. */
export const DATABASE = 'babelboard';
/** Who works there: the product, which owns its database alone, and whoever makes databases of their own: tests and benchmarks. */
export const ROLES = /** @type {const} */ ({ product: 'babelboard_app', bench: 'babelboard_bench' });

// The first that this machine knows; letters beyond ASCII must count as letters in text search.
const LOCALES = ['C.UTF-8', 'en_US.UTF-8'];

/** Files of the embedded PostgreSQL below DATA_DIR: the cluster, its password and its port. */
export class PostgresCluster {
  /** @type {import('./postgres-programs.mjs').PostgresPrograms | undefined} */
  #programs;

  /** @param {string} dataDir */
  constructor(dataDir) {
    this.folder = join(dataDir, 'postgres');
    this.data = join(this.folder, 'data');
    this.lockFile = join(this.data, 'postmaster.pid');
    this.connectionFile = join(this.folder, 'connection.json');
  }

  /** @returns {{ password: string, port?: number, passwords?: Record<string, string> } | undefined} password: of the superuser */
  get connection() {
    return readJson(this.connectionFile);
  }

  /**
   * The password of a role; made when it is asked for first.
   * @param {string} role
   */
  passwordOf(role) {
    const { connection } = this;
    const password = connection?.passwords?.[role] ?? randomBytes(24).toString('base64url');
    if (connection?.passwords?.[role] === undefined) {
      writeJson(this.connectionFile, { ...connection, passwords: { ...connection?.passwords, [role]: password } });
    }
    return password;
  }

  /** @param {number} port */
  rememberPort(port) {
    writeJson(this.connectionFile, { ...this.connection, port });
  }

  /** @returns {Promise<import('./postgres-programs.mjs').PostgresPrograms>} */
  async programs() {
    this.#programs ??= await findPostgresPrograms(statSync(this.data, { throwIfNoEntry: false }));
    return this.#programs;
  }

  /**
   * How the programs name the folder of data. As root they run as another user, who may not be able to walk to the
   * folder; it is made the working folder before the user changes, and needs no walk from there.
   * @param {import('./postgres-programs.mjs').PostgresPrograms} programs
   */
  nameOfData({ user }) {
    return user !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : this.data;
  }

  /** Makes the cluster when there is none; what a killed start left half made is thrown away. */
  async create() {
    const programs = await this.programs();
    if (existsSync(join(this.data, 'PG_VERSION'))) {
      return;
    }
    makePrivateFolder(this.folder);
    const draft = `${this.data}.new`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    const secrets = mkdtempSync(join(tmpdir(), 'babelboard-'));
    try {
      const password = randomBytes(24).toString('base64url');
      writeFileSync(join(secrets, 'password'), `${password}\n`, { mode: 0o600 });
      if (programs.user !== undefined) {
        const { uid, gid } = programs.user;
        for (const path of [draft, secrets, join(secrets, 'password')]) {
          chownSync(path, uid, gid);
        }
      }
      await this.#initialise(programs, draft, join(secrets, 'password'));
      writeJson(this.connectionFile, { password });
      renameSync(draft, this.data);
    } finally {
      rmSync(secrets, { recursive: true, force: true });
    }
  }

  /**
   * @param {import('./postgres-programs.mjs').PostgresPrograms} programs
   * @param {string} draft
   * @param {string} passwordFile
   */
  async #initialise(programs, draft, passwordFile) {
    const target = this.nameOfData(programs) === this.data ? draft : this.nameOfData(programs);
    let output = '';
    for (const locale of LOCALES) {
      const result = await run(
        programs.initdb,
        [
          `--pgdata=${target}`,
          `--username=${DATABASE}`,
          `--pwfile=${passwordFile}`,
          '--auth=scram-sha-256',
          '--encoding=UTF8',
          `--locale=${locale}`,
        ],
        { cwd: draft, ...programs.user },
      );
      if (result.code === 0) {
        return;
      }
      output = result.output;
    }
    if (isFullDisk(output)) {
      throw new LaunchProblem(noRoom(this.folder));
    }
    const reason = output.split('\n').find((line) => /error|fatal/i.test(line)) ?? output.trim();
    throw new LaunchProblem(
      `The embedded PostgreSQL could not create its files in ${this.folder} (${reason.trim()}): set DATA_DIR to another folder, or DATABASE_URL to a server of your own.`,
    );
  }
}

/**
 * @param {string} program
 * @param {string[]} parameters
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function run(program, parameters, options) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => resolve({ code: null, output: error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}
