import { describe, expect, it } from '@jest/globals';
import { sameSitePath } from './same-site-path.js';

describe('the page after a login', () => {
  it.each(['/', '/jobs-in-Berlin?job=3', '/account/matchings#top', '/jobs-for-Español-speakers'])(
    'may be %s',
    (path) => {
      expect(sameSitePath(path)).toBe(new URL(path, 'https://site.invalid').href.slice('https://site.invalid'.length));
    },
  );

  it.each([
    null,
    '',
    'jobs',
    'https://evil.test/',
    '//evil.test/',
    '/\\evil.test',
    '/\t/evil.test',
    '/.//evil.test',
    '/%0d%0a/../..//evil.test',
    'javascript:alert(1)',
    '/api/auth/social/google',
    `/${'x'.repeat(3_000)}`,
  ])('may not be %s', (target) => {
    expect(sameSitePath(target)).toBeNull();
  });
});
