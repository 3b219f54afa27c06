import { once } from 'node:events';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

const SIGN_OF_LIFE_MS = 5_000;

/** What the end of the run has to end. */
export const shared = {
  /** @type {import('node:http').Server | undefined} */
  server: undefined,
  /** @type {Promise<import('../support/product.js').SeededProduct> | undefined} */
  product: undefined,
};

/**
 * Before all suites of a run: a place where they ask for the product that they share. Jest's first process keeps it, since those of
 * the suites come and go; it is started when the first suite asks.
 */
export default async function begin() {
  shared.server = createServer(async (_request, response) => {
    // Closed: else somebody would ask again on a connection that is just being closed.
    response.writeHead(200, { Connection: 'close' });
    // Nobody gives up who hears something: a machine with much else to do takes its time. JSON may begin with spaces.
    const waiting = setInterval(() => response.write(' '), SIGN_OF_LIFE_MS);
    shared.product ??= startProduct();
    const asked = shared.product;
    try {
      const { url, environment, logs } = await asked;
      response.end(JSON.stringify({ url, environment, logs }));
    } catch (error) {
      // The next who asks tries again.
      if (shared.product === asked) shared.product = undefined;
      response.end(JSON.stringify({ error: String(error) }));
    } finally {
      clearInterval(waiting);
    }
  }).listen(0, '127.0.0.1');
  await once(shared.server, 'listening');
  const address = /** @type {import('node:net').AddressInfo} */ (shared.server.address());
  process.env.TEST_SHARED_PRODUCT = `http://127.0.0.1:${address.port}`;
}

/** By what the build has compiled: nothing translates TypeScript here. */
async function startProduct() {
  const compiled = pathToFileURL('dist/test/support/product.js').href;
  /** @type {typeof import('../support/product.js')} */
  const { startSeededProduct } = await import(compiled);
  const product = await startSeededProduct();
  // Reads the names that are suggested, as an API does that warms up: no suite has to wait for them.
  await fetch(`${product.url}/api/suggestions?q=a`);
  return product;
}
