import { describe, expect, it } from '@jest/globals';
import { webAddress } from './web-address.js';

const read = (typed: string) => webAddress(100).safeParse(typed).data;

describe('an address in the web', () => {
  it('is kept as programs read it', () => {
    expect(read('HTTPS://Jobs.example.TEST/a b?q=1#x')).toBe('https://jobs.example.test/a%20b?q=1#x');
    expect(read('https://jobs.example.test/@team?mail=a@b.test')).toBe('https://jobs.example.test/@team?mail=a@b.test');
  });

  it.each([
    ...[
      'https://google.com@evil.test/',
      'https://a:b@evil.test',
      'https:\\\\google.com@evil.test',
      'https://:b@evil.test',
    ],
    ...['javascript:alert(1)', 'ftp://a.test', 'a.test'],
  ])('is not %s', (typed) => expect(read(typed)).toBeUndefined());
});
