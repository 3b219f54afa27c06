import { describe, expect, it } from '@jest/globals';
import { isForeignWrite } from './foreign-origin.js';

const OWN = 'https://board.test';

describe('isForeignWrite', () => {
  it.each([
    ['same-origin', undefined, true, false],
    ['same-origin', 'http://127.0.0.1:3000', true, false],
    [undefined, OWN, true, false],
    [undefined, undefined, false, false],
    [undefined, undefined, true, true],
    [undefined, 'https://evil.test', true, true],
    [undefined, 'https://board.test.evil.test', true, true],
    [undefined, 'http://board.test', true, true],
    [undefined, 'null', true, true],
    [undefined, 'https://evil.test', false, true],
    ['cross-site', OWN, true, true],
    ['same-site', OWN, true, true],
    ['none', undefined, true, true],
    ['cross-site', undefined, false, true],
  ])('site %s, origin %s, cookies %s: %s', (fetchSite, origin, withCookies, foreign) => {
    expect(isForeignWrite({ fetchSite, origin }, withCookies, OWN)).toBe(foreign);
  });
});
