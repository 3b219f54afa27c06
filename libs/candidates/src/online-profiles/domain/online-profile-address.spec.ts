import { describe, expect, it } from '@jest/globals';
import { onlineProfileAddress, siteOf } from './online-profile-address.js';

describe('the address of an online profile', () => {
  it.each<[0 | 1 | 2 | 3 | 4, string, string | null]>([
    [0, 'https://www.linkedin.com/in/ana-sousa/', 'https://www.linkedin.com/in/ana-sousa/'],
    [0, ' linkedin.com/in/ana?utm_source=share#about ', 'https://linkedin.com/in/ana'],
    [0, 'http://pt.linkedin.com/in/ana', 'https://pt.linkedin.com/in/ana'],
    [0, 'https://linkedin.com', null],
    [0, 'https://linkedin.com.evil.example/in/ana', null],
    [0, 'https://evil-linkedin.com/in/ana', null],
    [0, 'https://linkedin.com@evil.example/in/ana', null],
    [0, 'https://ana:secret@linkedin.com/in/ana', null],
    [0, 'https://linkedin.com:8443/in/ana', null],
    [1, 'https://www.xing.com/profile/Ana_Sousa', 'https://www.xing.com/profile/Ana_Sousa'],
    [1, 'https://www.linkedin.com/in/ana', null],
    [2, 'github.com/ana', 'https://github.com/ana'],
    [3, 'http://ana.example/work?id=1', 'http://ana.example/work?id=1'],
    [4, 'ana.example', 'https://ana.example/'],
    [4, 'https://bücher.example/', 'https://xn--bcher-kva.example/'],
    [4, 'javascript:alert(1)', null],
    [4, 'data:text/html,x', null],
    [4, 'ftp://ana.example', null],
    [4, 'https://user@ana.example', null],
    [4, 'http://127.0.0.1/', null],
    [4, 'http://localhost/', null],
    [4, 'http://[::1]/', null],
    [4, 'http://router.local/', null],
    [4, 'not an address', null],
  ])('of kind %i typed as %j is %j', (kind, typed, address) => {
    expect(onlineProfileAddress(kind, typed)).toBe(address);
  });

  it('stays as it is when it is written again', () => {
    const once = onlineProfileAddress(0, 'linkedin.com/in/Ána') as string;
    expect(onlineProfileAddress(0, once)).toBe(once);
  });

  it('is on a certain site where there is one', () => {
    expect([siteOf(0), siteOf(4)]).toEqual(['linkedin.com', null]);
  });
});
