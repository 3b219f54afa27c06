import { describe, expect, it } from '@jest/globals';
import { ownPath } from './login-memory.js';

const ORIGIN = 'https://board.example';

describe('the page after a login', () => {
  it.each(['/', '/jobs-for-German-speakers?latests=true', '/account/matchings/2#top'])('may be %s', (path) => {
    expect(ownPath(path, ORIGIN)).toBe(path);
  });

  it.each([
    'https://evil.example/',
    'https://board.example/jobs',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/jobs/..//evil.example',
    'javascript:alert(1)',
    ' /jobs',
    'jobs',
    '',
    'http://[',
  ])('is never %j', (address) => {
    expect(ownPath(address, ORIGIN)).toBeNull();
  });

  it('is none of the pages around a login', () => {
    for (const path of [
      '/login',
      '/logout',
      '/company/registry',
      '/password/reset/abc',
      '/auth/link',
      '/backdoor?code=abc',
    ])
      expect(ownPath(path, ORIGIN)).toBeNull();
    expect(ownPath('/logins-of-the-world', ORIGIN)).toBe('/logins-of-the-world');
  });
});
