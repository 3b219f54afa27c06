import { describe, expect, it } from '@jest/globals';
import { growth, LINEAR } from '../../../test/support/cpu-time.js';
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
    '/company/registry',
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
    '/jobs',
    '/password/reset',
    '/password/reset//',
    '/login',
    '/account/account-settings',
    '/de/jobs',
    '/jobs/verify-email-12',
    '/api/auth/verify-email',
  ])('%s holds no code, and logs have it as it is', (path) => {
    expect(pageRules(path).holdsCode).toBe(false);
    expect(withoutCode(path)).toBe(path);
  });

  it.each(['/backdoor', '/auth/link', '//auth//link', '/de/auth/link'])('%s holds a code in its query', (path) => {
    expect(pageRules(path)).toEqual({ personal: true, holdsCode: true });
    expect(withoutCode(path)).toBe(path);
  });
});

describe('a path with a code', () => {
  it.each([
    ['/password/reset/c0de', '/password/reset/***'],
    ['/Password//Reset/c0de', '/Password//Reset/***'],
    ['/password/reset/c0de/cut-wrongly', '/password/reset/***'],
    ['/verify-email/c0de', '/verify-email/***'],
    ['/Verify-Email/c0de/x', '/Verify-Email/***'],
    ['//verify-email/c0de', '//verify-email/***'],
    ['/verify-email//c0de', '/verify-email//***'],
    ['/verify-email/./c0de', '/verify-email/***'],
    ['/\\verify-email\\c0de', '/\\verify-email\\***'],
    ['/verify%2Demail/c0de', '/verify-email/***'],
    ['/%2Fverify-email%2fc0de', '//verify-email/***'],
    ['/confirm-email/c0de', '/confirm-email/***'],
    ['/export/c0de', '/export/***'],
    ['/de/verify-email/c0de', '/de/verify-email/***'],
    ['/de//verify-email/c0de', '/de//verify-email/***'],
    ['//de/verify-email/c0de', '//de/verify-email/***'],
    ['/DE/verify-email/c0de', '/DE/verify-email/***'],
    ['/en/de/verify-email/c0de', '/en/de/verify-email/***'],
    ['/./verify-email/c0de', '/./verify-email/***'],
    ['/api/account/export/c0de', '/api/account/export/***'],
    ['//api//account/export/c0de/received', '//api//account/export/***'],
  ])('%s is logged as %s, and its page tells nobody where a reader comes from', (path, logged) => {
    expect(withoutCode(path)).toBe(logged);
    expect(pageRules(path)).toEqual({ personal: true, holdsCode: true });
  });

  it.each(['/', '/password', '/verify-email/', '/password//', '%2F'])(
    'is read in a time that grows with its length alone where it is %s again and again',
    (part) => {
      expect(growth((letters) => withoutCode(part.repeat(letters / part.length)), 25_000)).toBeLessThan(LINEAR);
    },
  );
});

describe('a page in another language', () => {
  it.each(['/de/login', '/de/verify-email/abc', '/DE//Account/account-settings', '/de/backdoor'])(
    '%s is as personal',
    (path) => {
      expect(pageRules(path).personal).toBe(true);
    },
  );

  it('is as much for everybody', () => {
    expect(pageRules('/de/jobs')).toEqual({ personal: false, holdsCode: false });
  });
});

describe('sitemapPages', () => {
  it('are home, the list of events and the pages of text', () => {
    const names = Object.keys(PAGES) as PageName[];
    const texts = names.filter((name) => pageEntry(name).code === pageEntry('about-us').code);
    expect(texts.length).toBeGreaterThan(5);
    expect(sitemapPages()).toEqual(['home', 'career-events', ...texts]);
  });
});
