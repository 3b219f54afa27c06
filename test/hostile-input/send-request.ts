import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { LIMITS } from '../support/limits.js';
import type { HostileRequest } from './hostile-requests.js';

export interface Answer {
  status: number;
  /** Names in lower case; of several of one name the values joined. */
  headers: Record<string, string>;
  body: string;
}

/**
 * Sends the bytes of the request as they are.
 * @throws when no complete answer came in time
 */
export function sendRequest(
  base: string,
  { method, target, headers, body }: Pick<HostileRequest, 'method' | 'target' | 'headers' | 'body'>,
): Promise<Answer> {
  const { hostname, port, host } = new URL(base);
  return new Promise((resolve, reject) => {
    let answered = false;
    const sent = request({ hostname, port, method, headers: { host, ...headers }, agent: false }, (response) => {
      answered = true;
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
          body: decoded(Buffer.concat(chunks), response.headers['content-encoding']).toString('utf8'),
        }),
      );
    });
    // Past the checks of the constructor and, from Node.js 24 on, of the setter, which refuse what a hostile client sends.
    Object.defineProperty(sent, 'path', { value: target });
    const name = `${method} ${target.slice(0, 200)}`;
    sent.setTimeout(LIMITS.waitMs, () => sent.destroy(new Error(`no answer to ${name}`)));
    sent.on('upgrade', (response, socket) => {
      socket.destroy();
      reject(new Error(`upgraded with ${response.statusCode}`));
    });
    // A server may answer bytes that are no HTTP and cut off what follows them: what breaks in the answer itself is told above.
    sent.on('error', (error) => answered || reject(error));
    sent.end(body === '' ? undefined : body);
  });
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) {
    return body;
  }
  switch (encoding) {
    case 'br':
      return brotliDecompressSync(body);
    case 'gzip':
      return gunzipSync(body);
    case 'deflate':
      return inflateSync(body);
    default:
      return body;
  }
}
