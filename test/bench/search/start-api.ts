import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { eventually } from '../../support/eventually.js';
import { freePort } from '../../support/free-port.js';
import { LIMITS } from '../../support/limits.js';

export interface BenchApi {
  url: string;
  pid: number;
  /** @throws Error unless the answer is a success */
  get(path: string): Promise<void>;
  stop(): Promise<void>;
}

/** Beside a product that runs with its own ports, and read from one place as by many. */
const ALONE = { METRICS_PORT: '', WORKER_PORT: '', LISTS_PER_MINUTE: '0', SUGGESTIONS_PER_MINUTE: '0' };

/** The compiled API as a process of its own, as it runs in production but for its log. */
export async function startApi(environment: Record<string, string>): Promise<BenchApi> {
  const port = await freePort();
  const main = fileURLToPath(new URL('../../../apps/api/src/main.js', import.meta.url));
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, ...environment, ...ALONE, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const agent = new Agent({ keepAlive: true });
  const address = `http://127.0.0.1:${port}`;
  await eventually(async () => {
    if (server.exitCode !== null) {
      return;
    }
    await fetch(`${address}/api/health/live`);
  }, LIMITS.startMs);
  return {
    url: address,
    pid: server.pid as number,
    get: (path) => get(agent, address + path),
    stop: async () => {
      agent.destroy();
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGTERM');
        await once(server, 'exit');
      }
    },
  };
}

/** One request by the plain client of Node, which adds less of its own time than `fetch`. */
function get(agent: Agent, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url} answers ${response.statusCode}`)),
      );
    });
    sent.once('error', reject);
    sent.end();
  });
}
