import { describe, expect, it } from '@jest/globals';
import { ownNameOf } from './own-name-of.js';

const found = [
  { name: 'cook fish', matched: 'Fisch kochen' },
  { name: 'Java', matched: null },
];

describe('what can be added in own words', () => {
  it('is what was typed, tidied', () => {
    expect(ownNameOf('  latte   art ', found)).toBe('latte art');
    expect(ownNameOf('cook', found)).toBe('cook');
  });

  it('is nothing where a proposal is called just so, in whatever language', () => {
    expect([ownNameOf('JAVA ', found), ownNameOf('ｊａｖａ', found), ownNameOf('fisch kochen', found)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is nothing that no skill can be called', () => {
    expect([ownNameOf('', []), ownNameOf('x', []), ownNameOf('me@mail.test', [])]).toEqual([null, null, null]);
  });
});
