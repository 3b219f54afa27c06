import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.js';

export interface TestRedis {
  url: string;
  /** Takes connections and answers none of them, until `resume`. */
  freeze(): void;
  resume(): void;
  stop(): Promise<void>;
}

/** A real Redis server of its own, without files. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  const program = process.env.TEST_REDIS_SERVER ?? 'redis-server';
  const server = spawn(program, ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']);
  await readyLine(server);
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGTERM');
        await once(server, 'exit');
      }
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
