import { describe, expect, it } from '@jest/globals';
import { foldLetters } from './fold-letters.js';

describe('foldLetters', () => {
  it.each([
    ['KØBENHAVN', 'kobenhavn'],
    ['Straße', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['Υποδοχής', 'υποδοχησ'],
    ['София', 'софия'],
    ['C++ & Node.js', 'c++ & node.js'],
    ['', ''],
  ])('of %p is %p', (text, folded) => {
    expect(foldLetters(text)).toBe(folded);
  });
});
