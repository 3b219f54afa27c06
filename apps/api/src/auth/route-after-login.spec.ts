import { describe, expect, it } from '@jest/globals';
import { routeAfterLogin, type WhoLoggedIn } from './route-after-login.js';

const candidate: WhoLoggedIn = { type: 'candidate', matchingsEnabled: false, hasMatchings: false, languages: [] };

describe('routeAfterLogin', () => {
  it.each<[string, Partial<WhoLoggedIn>, string, string]>([
    ['a company', { type: 'company', languages: ['German'] }, 'company', '/company/jobs'],
    ['an admin', { type: 'admin' }, 'admin', '/admin'],
    [
      'matchings',
      { matchingsEnabled: true, hasMatchings: true, languages: ['German'] },
      'matchings',
      '/account/matchings',
    ],
    ['no matchings', { matchingsEnabled: true, languages: ['German'] }, 'jobs', '/jobs-for-German-speakers'],
    ['a thin profile', { hasMatchings: true, languages: ['German', 'French'] }, 'jobs', '/jobs-for-German-speakers'],
    ['matchings without languages', { matchingsEnabled: true, hasMatchings: true }, 'matchings', '/account/matchings'],
    ['nothing', {}, 'home', '/'],
  ])('%s', (_who, given, route, path) => {
    expect(routeAfterLogin({ ...candidate, ...given })).toEqual({ route, path });
  });
});
