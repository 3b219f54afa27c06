import { describe, expect, it } from '@jest/globals';
import { pathTo } from './path-to.js';

describe('pathTo', () => {
  it('fills the parts of a path, and leaves out what may be missing', () => {
    expect(pathTo('home')).toBe('/');
    expect(pathTo('login')).toBe('/login');
    expect(pathTo('faq', { product: 'board' })).toBe('/board/faq');
    expect(pathTo('new-password', { token: 'abc' })).toBe('/password/reset/abc');
    expect(pathTo('matchings')).toBe('/account/matchings');
    expect(pathTo('matchings', { page: '2' })).toBe('/account/matchings/2');
    expect(pathTo('queues')).toBe('/admin/queues');
  });
});
