import { isIP } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from './public-address.js';

/** Names of networks at home and in offices (RFC 6761, RFC 6762, RFC 9476). */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa|alt|onion)\.?$/i;

export interface AddressRules {
  /** Servers on this machine are taken, too: for development and tests. */
  allowLoopback: boolean;
}

/**
 * Whether something may be sent there: by https into the public internet. Names are looked at once more when it is sent, with what they
 * lead to by then.
 */
export function isOutsideAddress(url: URL, { allowLoopback }: AddressRules): boolean {
  const host = hostOf(url);
  if (url.username !== '' || url.password !== '' || url.hash !== '') {
    return false;
  }
  if (allowLoopback && isLoopbackAddress(host)) {
    return url.protocol === 'http:' || url.protocol === 'https:';
  }
  const isPublic = isIP(host) !== 0 ? isPublicAddress(host) : host.includes('.') && !PRIVATE_NAME.test(host);
  return url.protocol === 'https:' && isPublic;
}

/** As sockets take it: an IPv6 address without its brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}
