import { setTimeout as pause } from 'node:timers/promises';
import { LaunchProblem } from '../screen/problem.mjs';

const LONGEST_MS = 90_000;
const POLL_MS = 50;
const MOST_CRASHES = 3;

/**
 * Waits until pages can be served.
 * @param {{ host: string, port: number }} settings
 * @param {import('./product-process.mjs').ProductProcess[]} processes
 * @throws {LaunchProblem} one of the processes keeps ending, or nothing answers
 */
export async function waitUntilReady({ host, port }, processes) {
  const url = `http://${reachable(host)}:${port}/api/health/ready`;
  const end = Date.now() + LONGEST_MS;
  let answer = 'no answer';
  while (Date.now() < end) {
    for (const process of processes) {
      if (process.crashes >= MOST_CRASHES) {
        throw new LaunchProblem(`The ${process.options.name} does not start: ${process.lastWords()}`);
      }
    }
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
      if (response.ok) {
        return;
      }
      answer = `${response.status} ${await response.text()}`;
    } catch {
      // Not listening yet.
    }
    await pause(POLL_MS);
  }
  throw new LaunchProblem(`The API is not ready after ${LONGEST_MS / 1000} s (${url}: ${answer}).`);
}

/** @param {string} host */
function reachable(host) {
  if (host === '0.0.0.0') {
    return '127.0.0.1';
  }
  if (host === '::') {
    return '[::1]';
  }
  return host.includes(':') ? `[${host}]` : host;
}
