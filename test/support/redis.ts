import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.js';

export interface TestRedis {
  url: string;
  /** Takes connections and answers none of them, until `resume`. */
  freeze(): void;
  resume(): void;
  /** Ends it as a crash would. It comes back at the same address with what it had written to its files, as one that is watched over does. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** A real Redis server of its own, without files. */
export async function startRedis(): Promise<TestRedis> {
  return serve(await freePort(), ['--save', '', '--appendonly', 'no'], async () => undefined);
}

/** A real Redis server that keeps what it took, as the production shape does. */
export async function startLastingRedis(): Promise<TestRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'redis-'));
  const keeping = ['--dir', folder, '--appendonly', 'yes', '--appendfsync', 'always'];
  return serve(await freePort(), keeping, () => rm(folder, { recursive: true }));
}

async function serve(port: number, keeping: string[], forget: () => Promise<void>): Promise<TestRedis> {
  const start = async () => {
    const program = process.env.TEST_REDIS_SERVER ?? 'redis-server';
    const started = spawn(program, ['--port', `${port}`, '--bind', '127.0.0.1', ...keeping]);
    await readyLine(started);
    return started;
  };
  let server = await start();
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill(signal);
      await once(server, 'exit');
    }
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    crash: async () => {
      await end('SIGKILL');
      server = await start();
    },
    stop: async () => {
      await end('SIGTERM');
      await forget();
    },
  };
}

function readyLine(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`redis-server ended: ${output}`)));
    server.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Ready to accept connections')) {
        resolve();
      }
    });
  });
}
