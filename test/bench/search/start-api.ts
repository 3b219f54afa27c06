import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { eventually } from '../../support/eventually.js';
import { freePort } from '../../support/redis.js';

export interface BenchApi {
  /** @throws Error unless the answer is a success */
  get(path: string): Promise<void>;
  stop(): Promise<void>;
}

/** The compiled API as a process of its own, as it runs in production but for its log. */
export async function startApi(environment: Record<string, string>): Promise<BenchApi> {
  const port = await freePort();
  const main = fileURLToPath(new URL('../../../apps/api/src/main.js', import.meta.url));
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, ...environment, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  await eventually(
    async () => {
      if (server.exitCode !== null) {
        return;
      }
      await fetch(`${address}/api/health/live`);
    },
    { timeoutMs: 30_000 },
  );
  return {
    get: async (path) => {
      const response = await fetch(address + path);
      await response.arrayBuffer();
      if (!response.ok) {
        throw new Error(`${path} answers ${response.status}`);
      }
    },
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGTERM');
        await once(server, 'exit');
      }
    },
  };
}
