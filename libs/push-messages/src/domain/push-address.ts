import { isIP } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from '@babelboard/platform';

/** The longest that services give are below 500. */
const LONGEST = 1_024;
/** Names of networks at home and in offices (RFC 6761, RFC 6762, RFC 9476). */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa|alt|onion)\.?$/i;

export interface AddressRules {
  /** Services on this machine are taken, too: for development and tests. */
  allowLoopback: boolean;
}

/**
 * The address of a push service, where it is one that we send to: https, at the usual port, in the public internet. Names are looked
 * at once more when a message is sent, with what they lead to by then.
 */
export function readPushAddress(endpoint: string, { allowLoopback }: AddressRules): URL | null {
  if (endpoint.length > LONGEST || !URL.canParse(endpoint)) {
    return null;
  }
  const url = new URL(endpoint);
  const host = hostOf(url);
  if (url.username !== '' || url.password !== '' || url.hash !== '') {
    return null;
  }
  if (allowLoopback && isLoopbackAddress(host)) {
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
  }
  const isPublic = isIP(host) !== 0 ? isPublicAddress(host) : host.includes('.') && !PRIVATE_NAME.test(host);
  return url.protocol === 'https:' && url.port === '' && isPublic ? url : null;
}

/** As sockets take it: an IPv6 address without its brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}
