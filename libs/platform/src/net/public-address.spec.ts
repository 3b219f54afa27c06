import { describe, expect, it } from '@jest/globals';
import { isPublicAddress } from './public-address.js';

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '193.99.144.80', '2a00:1450:4001::1', '2606:4700::1'])('lets %s pass', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each(
    '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.1.1 172.31.0.1 192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255 :: ::1 fe80::1 fc00::1 ff02::1 ::ffff:8.8.8.8 64:ff9b::a00:1 2001:db8::1 2002:a00:1:: nonsense'.split(
      ' ',
    ),
  )('stops %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
