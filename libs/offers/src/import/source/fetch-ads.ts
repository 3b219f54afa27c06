import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { checkedLookup, isLoopbackAddress, isPublicAddress } from '@babelboard/platform';
import { addressNotAllowed, addressUnusable, fetchFailed } from './source.errors.js';

export interface FetchOptions {
  /** Addresses of this machine may be fetched from: for development and tests. */
  allowLoopback: boolean;
  maxBytes: number;
  /** Longest silence. */
  idleMs: number;
  /** Longest time for all of it. */
  totalMs: number;
}

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches a file of ads. The address of every server on the way is checked when it is connected to, so that neither a
 * redirect nor a name that changes its address in between leads into a private network.
 * @throws DomainError ADDRESS_UNUSABLE, ADDRESS_NOT_ALLOWED, FETCH_FAILED
 */
export async function fetchAds(
  address: string,
  options: FetchOptions,
): Promise<{ stream: AsyncIterable<Buffer>; bytes: number | null }> {
  const deadline = AbortSignal.timeout(options.totalMs);
  let url = usableUrl(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await get(url, deadline, options);
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if (REDIRECTS.has(status) && location !== undefined) {
      response.destroy();
      url = usableUrl(location, url);
      continue;
    }
    if (status !== 200) {
      response.destroy();
      throw fetchFailed(url.host, 'status', status);
    }
    const bytes = Number(response.headers['content-length'] ?? Number.NaN);
    return { stream: limited(response, options), bytes: Number.isFinite(bytes) ? bytes : null };
  }
  throw fetchFailed(url.host, 'redirects', MAX_REDIRECTS);
}

function usableUrl(address: string, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) {
    throw addressUnusable('address');
  }
  const url = new URL(address, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw addressUnusable('protocol', url.protocol);
  }
  if (url.username !== '' || url.password !== '') {
    throw addressUnusable('credentials');
  }
  return url;
}

function get(url: URL, signal: AbortSignal, options: FetchOptions): Promise<IncomingMessage> {
  const isAllowed = (address: string) =>
    isPublicAddress(address) || (options.allowLoopback && isLoopbackAddress(address));
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowed(host)) {
    return Promise.reject(addressNotAllowed(host));
  }
  return new Promise((resolve, reject) => {
    const open = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const request = open(url, {
      signal,
      lookup: checkedLookup({ isAllowed, refused: addressNotAllowed }),
      agent: false,
      timeout: options.idleMs,
      headers: {
        accept: 'application/json, application/x-ndjson, application/xml, text/html, */*',
        'accept-encoding': 'identity',
      },
    });
    request.on('response', resolve);
    request.on('timeout', () => request.destroy(fetchFailed(url.host, 'silent', options.idleMs / 1000)));
    request.on('error', (error) =>
      reject('code' in error && 'kind' in error ? error : fetchFailed(url.host, 'system', error.message)),
    );
    request.end();
  });
}

async function* limited(response: IncomingMessage, { maxBytes }: FetchOptions): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) {
      throw new Error(`the file is larger than ${Math.round(maxBytes / 1024 / 1024)} MB`);
    }
    yield chunk;
  }
}
