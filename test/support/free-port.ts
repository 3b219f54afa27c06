import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections (32768 and up on Linux, 49152 and up elsewhere): what is free here stays free
 * until the server that it is meant for takes it.
 */
const FIRST = 20_000;
const PORTS_OF_WORKER = 400;
const WORKERS = 30;

/** Each worker of a run takes from ports of its own, in turn and from anywhere: the suites of one worker follow one another. */
const start = FIRST + (Number(process.env.JEST_WORKER_ID ?? 0) % WORKERS) * PORTS_OF_WORKER;
let next = Math.floor(Math.random() * PORTS_OF_WORKER);

/** A port of 127.0.0.1 where nothing listens; each call gives another one. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < PORTS_OF_WORKER; tried += 1) {
    const port = start + (next++ % PORTS_OF_WORKER);
    if (await isFree(port)) {
      return port;
    }
  }
  throw new Error(`No port is free from ${start} to ${start + PORTS_OF_WORKER - 1}.`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    const listening = once(server, 'listening');
    server.listen(port);
    await listening;
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
