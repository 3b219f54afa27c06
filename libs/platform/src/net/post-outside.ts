import { request as httpRequest, type OutgoingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { checkedLookup } from './checked-lookup.js';
import { type AddressRules, hostOf } from './outside-address.js';
import { isLoopbackAddress, isPublicAddress } from './public-address.js';

/** What a name leads to is no address that we send to. */
export class NotPublic extends Error {}

export interface OutsideAnswer {
  status: number;
  retryAfter: string | undefined;
}

/**
 * Posts to a server that others have named. The address is checked when it is connected to; redirects are not followed, and of the answer
 * only status and Retry-After are read.
 * @throws NotPublic; Error where there is no answer in time
 */
export function postOutside(
  url: URL,
  message: { headers: OutgoingHttpHeaders; body: Buffer },
  { allowLoopback, longestMs }: AddressRules & { longestMs: number },
): Promise<OutsideAnswer> {
  const isAllowed = (address: string) => isPublicAddress(address) || (allowLoopback && isLoopbackAddress(address));
  const host = hostOf(url);
  if (isIP(host) !== 0 && !isAllowed(host)) {
    return Promise.reject(new NotPublic(host));
  }
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
      method: 'POST',
      headers: message.headers,
      agent: false,
      lookup: checkedLookup({ isAllowed, refused: (name) => new NotPublic(name) }),
      signal: AbortSignal.timeout(longestMs),
    });
    request.on('error', reject);
    request.on('response', (response) => {
      const { statusCode = 0, headers } = response;
      response.on('error', () => undefined).destroy();
      resolve({ status: statusCode, retryAfter: headers['retry-after'] });
    });
    request.end(message.body);
  });
}
