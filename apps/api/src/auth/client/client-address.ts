import { isIPv4, isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/** The address of a client without the prefix that an IPv4 address has on a socket for both kinds. */
export function plainAddress(ip: string | undefined): string {
  return (ip ?? '').replace(MAPPED, '').replace(/%.*$/, '');
}

/**
 * What limits count as one address: an IPv4 address, or the /64 of an IPv6 one, which is what one household or server gets
 * (RFC 6177); it could take another of its 2^64 addresses for every request.
 */
export function limitedAddress(ip: string | undefined): string {
  const address = plainAddress(ip);
  if (isIPv4(address) || !isIPv6(address)) {
    return address;
  }
  const [head = '', tail] = address.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const parts = tail === undefined ? first : [...first, ...Array(8 - first.length - last.length).fill('0'), ...last];
  const network = parts.slice(0, 4).map((part) => Number.parseInt(part, 16).toString(16));
  return `${network.join(':')}::/64`;
}
