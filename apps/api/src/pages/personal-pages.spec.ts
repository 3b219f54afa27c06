import { describe, expect, it } from '@jest/globals';
import { isPersonalPage, mayHoldCode } from './personal-pages.js';

describe('isPersonalPage', () => {
  it.each([
    '/login',
    '/Login',
    '/login/',
    '//login',
    '/logout',
    '/register',
    '/register/company',
    '/password/reset',
    '/password/reset/abc',
    '/verify-email/abc',
    '/confirm-email/abc',
    '/auth/link',
    '/backdoor',
    '/welcome',
    '/account/account-settings',
    '/account/what-comes-later',
    '/company/jobs',
    '/company/account-settings',
    '/admin',
    '/export/abc',
  ])('%s is', (path) => {
    expect(isPersonalPage(path)).toBe(true);
  });

  it.each([
    '/',
    '/jobs',
    '/company',
    '/company/pricing',
    '/company/registry',
    '/about-us',
    '/jobs/login-12',
    '/loginx',
  ])('%s is not', (path) => {
    expect(isPersonalPage(path)).toBe(false);
  });
});

describe('mayHoldCode', () => {
  it.each([
    ['/password/reset/abc', true],
    ['/password/reset', false],
    ['/verify-email/abc', true],
    ['/backdoor', true],
    ['/auth/link', true],
    ['/export/abc', true],
    ['/login', false],
    ['/account/account-settings', false],
  ])('%s: %s', (path, expected) => {
    expect(mayHoldCode(path)).toBe(expected);
  });
});
