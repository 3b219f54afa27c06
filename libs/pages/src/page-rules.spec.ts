import { describe, expect, it } from '@jest/globals';
import { pageRules, sitemapPages, withoutCode } from './page-rules.js';
import { PAGES, type PageName, pageEntry } from './pages.js';

describe('pageRules', () => {
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
    '/account/matchings/3',
    '/company/jobs',
    '/company/account-settings',
    '/admin',
    '/admin/queues/queue/mails',
    '/export/abc',
  ])('%s is personal', (path) => {
    expect(pageRules(path).personal).toBe(true);
  });

  it.each(['/', '/jobs', '/company', '/about-us', '/babelboard/faq', '/jobs/login-12', '/loginx'])(
    '%s is the same for everybody',
    (path) => {
      expect(pageRules(path).personal).toBe(false);
    },
  );

  it.each([
    ['/password/reset/abc', true],
    ['/Password//Reset/abc', true],
    ['/password/reset/abc/cut-wrongly', true],
    ['/password/reset', false],
    ['/verify-email/abc', true],
    ['/backdoor', true],
    ['/auth/link', true],
    ['/export/abc', true],
    ['/login', false],
    ['/account/account-settings', false],
  ])('%s holds a code: %s', (path, expected) => {
    expect(pageRules(path)).toMatchObject({ holdsCode: expected, ...(expected ? { personal: true } : {}) });
  });
});

describe('withoutCode', () => {
  it.each([
    ['/password/reset/abc', '/password/reset/***'],
    ['/Verify-Email/abc/x', '/Verify-Email/***'],
    ['/export/abc', '/export/***'],
    ['/password/reset', '/password/reset'],
    ['/jobs/waiter-12', '/jobs/waiter-12'],
  ])('%s reads %s', (path, expected) => {
    expect(withoutCode(path)).toBe(expected);
  });
});

describe('a page in another language', () => {
  it.each(['/de/login', '/de/verify-email/abc', '/DE//Account/account-settings', '/de/backdoor'])(
    '%s is as personal',
    (path) => {
      expect(pageRules(path).personal).toBe(true);
    },
  );

  it('keeps its code out of logs and referrers', () => {
    expect(withoutCode('/de/verify-email/abc')).toBe('/de/verify-email/***');
    expect(pageRules('/de/password/reset/abc').holdsCode).toBe(true);
    expect(pageRules('/de/jobs')).toEqual({ personal: false, holdsCode: false });
  });
});

describe('sitemapPages', () => {
  it('are home and the pages of text', () => {
    const names = Object.keys(PAGES) as PageName[];
    const texts = names.filter((name) => pageEntry(name).code === pageEntry('about-us').code);
    expect(texts.length).toBeGreaterThan(5);
    expect(sitemapPages()).toEqual(['home', ...texts]);
  });
});
