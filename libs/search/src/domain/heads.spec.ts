import { expect, it } from '@jest/globals';
import { headsOf } from './heads.js';

it('gives what a word may be a kind of, the longest first', () => {
  expect(headsOf('mattelarare')).toEqual(['telarare', 'elarare', 'larare']);
  expect(headsOf('lehrer')).toEqual([]);
  expect(headsOf('oberlehrer')).toEqual(['rlehrer', 'lehrer']);
});
