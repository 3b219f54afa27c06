import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';

const SCRIPT = '/dev/reload.js';
const EVENTS = '/dev/reload';
/** The policy of the pages allows scripts and connections of their own site, and no others. */
const RELOAD = `new EventSource('${EVENTS}').addEventListener('reload', () => location.reload());`;
/** Pages of one person allow what carries the nonce of their answer, and nothing else. */
const NONCE = /'nonce-([^']+)'/;
const RETRY_MS = 100;
const PATIENCE_MS = 60_000;

/** Stands before the API while people work on it: waits while it is started again, and tells open pages to load anew. */
export class ReloadProxy {
  /** @type {Set<import('node:http').ServerResponse>} */
  #pages = new Set();
  #server = createServer((request, response) => this.#answer(request, response));

  /** @param {{ host: string, port: number, apiPort: number }} ports */
  constructor(ports) {
    this.ports = ports;
  }

  async listen() {
    this.#server.listen(this.ports.port, this.ports.host);
    await once(this.#server, 'listening');
  }

  reload() {
    for (const page of this.#pages) {
      page.write('event: reload\ndata:\n\n');
    }
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async #answer(request, response) {
    if (request.url === SCRIPT) {
      response.setHeader('Content-Type', 'text/javascript').end(RELOAD);
    } else if (request.url === EVENTS) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).flushHeaders();
      this.#pages.add(response);
      response.once('close', () => this.#pages.delete(response));
    } else {
      await this.#pass(request, response);
    }
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async #pass(request, response) {
    const chunks = [];
    for await (const chunk of request) {
      chunks.push(chunk);
    }
    try {
      const answer = await this.#ask(request, Buffer.concat(chunks));
      const { 'content-length': _length, ...headers } = answer.headers;
      const isPage = answer.headers['content-type']?.startsWith('text/html') === true;
      response.writeHead(answer.statusCode ?? 502, isPage ? headers : answer.headers);
      if (isPage) {
        const tag = tagFor(answer.headers['content-security-policy']);
        response.end((await textOf(answer)).replace('</body>', `${tag}</body>`));
      } else {
        answer.pipe(response);
      }
    } catch (error) {
      response.writeHead(502, { 'Content-Type': 'text/plain' }).end(`The API gave no answer: ${error}`);
    }
  }

  /**
   * Asks again while nothing listens.
   * @param {import('node:http').IncomingMessage} request
   * @param {Buffer} body
   * @returns {Promise<import('node:http').IncomingMessage>}
   */
  async #ask({ method, url, headers }, body) {
    // Not compressed: something is added to pages.
    const { 'accept-encoding': _encoding, ...passed } = headers;
    for (const end = Date.now() + PATIENCE_MS; ; ) {
      try {
        const asked = ask({ host: '127.0.0.1', port: this.ports.apiPort, method, path: url, headers: passed });
        asked.end(body);
        const [answer] = await once(asked, 'response');
        return answer;
      } catch (error) {
        if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ECONNREFUSED' || Date.now() > end) {
          throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }
}

/** @param {import('node:http').IncomingHttpHeaders['content-security-policy']} policy */
function tagFor(policy = '') {
  const [, nonce] = NONCE.exec(policy) ?? [];
  return `<script src="${SCRIPT}"${nonce === undefined ? '' : ` nonce="${nonce}"`} defer></script>`;
}

/** @param {import('node:http').IncomingMessage} answer */
async function textOf(answer) {
  const chunks = [];
  for await (const chunk of answer) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
