import { describe, expect, it } from '@jest/globals';
import { startOfSocialLogin } from './start-of-social-login.js';

describe('the link to a provider', () => {
  it('says the language of the page, and where to go on', () => {
    expect(startOfSocialLogin('google', 'de', null)).toBe('/api/auth/social/google?language=de');
    const link = startOfSocialLogin('a/b', 'en', '/jobs?page=2#here');
    expect(link).toBe('/api/auth/social/a%2Fb?language=en&redirect=%2Fjobs%3Fpage%3D2%23here');
  });
});
