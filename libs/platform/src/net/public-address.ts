import { BlockList, isIP, isIPv4 } from 'node:net';

/** Networks that no public server has. Source: IANA special-purpose address registries for IPv4 and IPv6. */
const SPECIAL: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

const blocked4 = new BlockList();
for (const [network, prefix] of SPECIAL) {
  blocked4.addSubnet(network, prefix, 'ipv4');
}
/** Outside of 2000::/3 no address is public; inside, these embed others or document. */
const public6 = new BlockList();
public6.addSubnet('2000::', 3, 'ipv6');
const blocked6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  blocked6.addSubnet(network, prefix, 'ipv6');
}
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** True for an address of the public internet; IPv4 inside IPv6 (`::ffff:10.0.0.1`) is judged as what it is: not public. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) {
    return false;
  }
  return isIPv4(address)
    ? !blocked4.check(address, 'ipv4')
    : public6.check(address, 'ipv6') && !blocked6.check(address, 'ipv6');
}

export function isLoopbackAddress(address: string): boolean {
  return isIP(address) !== 0 && loopback.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}
