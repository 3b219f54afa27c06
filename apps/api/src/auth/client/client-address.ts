import { isIPv4, isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/** The address of a client without the prefix that an IPv4 address has on a socket for both kinds. */
export function plainAddress(ip: string | undefined): string {
  return (ip ?? '').replace(MAPPED, '').replace(/%.*$/, '');
}

/**
 * What limits count as one address: an IPv4 address, or the /64 of an IPv6 one, which is what one household or server gets
 * (RFC 6177); it could take another of its 2^64 addresses for every request. Every key that is an address comes from here.
 */
export function limitedAddress(ip: string | undefined): string {
  const address = plainAddress(ip);
  if (isIPv4(address) || !isIPv6(address)) {
    return address;
  }
  const groups = groupsOf(address);
  const [sixth = 0, seventh = 0, eighth = 0] = groups.slice(5);
  if (groups.slice(0, 5).every((group) => group === 0) && sixth === 0xff_ff) {
    return [seventh >> 8, seventh & 255, eighth >> 8, eighth & 255].join('.');
  }
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight numbers of an IPv6 address, however it is written (RFC 4291, 2.2). */
function groupsOf(address: string): number[] {
  // The last two may be written as an IPv4 address.
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [head = '', tail] = plain.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const filling = tail === undefined ? [] : Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...filling, ...last].map((group) => Number.parseInt(group, 16));
}
