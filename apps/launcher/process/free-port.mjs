import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the range from which systems take ports for outgoing connections, so that a restarted server finds its port free.
const LOWEST = 20_000;
const HIGHEST = 32_000;

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<NodeJS.ErrnoException | undefined>} why a server could not listen there
 */
export async function listenProblem(port, host) {
  const server = createServer();
  try {
    server.listen({ port, host, exclusive: true });
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return undefined;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error);
  }
}

/**
 * @param {number} [preferred] taken when it is free
 * @returns {Promise<number>} a port of this machine that is free now
 */
export async function findFreePort(preferred) {
  for (let port = preferred ?? anyPort(); ; port = anyPort()) {
    if ((await listenProblem(port, '127.0.0.1')) === undefined) {
      return port;
    }
  }
}

function anyPort() {
  return LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
}
