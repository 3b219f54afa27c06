import { describe, expect, it } from '@jest/globals';
import { errorKind, forgivenErrors, losesMark, spellingDistance } from './spelling-distance.js';

describe('spellingDistance', () => {
  it.each<[string, string, number]>([
    ['nurse', 'nurse', 0],
    ['nusre', 'nurse', 1],
    ['nrse', 'nurse', 1],
    ['nursse', 'nurse', 1],
    ['krankenpfelger', 'krankenpfleger', 1],
    ['бухглатер', 'бухгалтер', 1],
    ['nurse', 'horse', 2],
  ])('%s to %s is %i', (left, right, expected) => {
    expect(spellingDistance(left, right, 2)).toBe(expected);
    expect(spellingDistance(right, left, 2)).toBe(expected);
  });

  it('stops above the limit', () => {
    expect(spellingDistance('abcdefgh', 'zyxwvuts', 2)).toBe(3);
    expect(spellingDistance('ab', 'abcdef', 2)).toBe(3);
  });
});

describe('forgivenErrors', () => {
  it.each<[string, number]>([
    ['java', 0],
    ['nurse', 1],
    ['engineer', 1],
    ['engineers', 2],
  ])('of %s is %i', (word, expected) => {
    expect(forgivenErrors(word)).toBe(expected);
  });
});

describe('errorKind', () => {
  it.each([
    ['portre', 'porter', 0],
    ['portre', 'portje', 2],
    ['pflegr', 'pfleger', 1],
    ['pflegr', 'pflege', 2],
    ['nurce', 'nurse', 2],
  ])('%s for %s is %i', (typed, meant, kind) => {
    expect(errorKind(typed, meant)).toBe(kind);
  });
});

describe('losesMark', () => {
  it('tells a letter with a mark, written as two, from an error', () => {
    expect(losesMark('toender', 'tender')).toBe(true);
    expect(losesMark('toender', 'tonder')).toBe(false);
    expect(losesMark('tneder', 'tender')).toBe(false);
  });
});
