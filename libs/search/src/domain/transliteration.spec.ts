import { foldLetters } from '@babelboard/platform';
import { describe, expect, it } from '@jest/globals';
import { latinSpellings } from './transliteration.js';

describe('latinSpellings', () => {
  it.each([
    ['σερβιτόρος', ['servitoros', 'serbitoros']],
    ['νοσηλευτής', ['nosileftis', 'nosileutis']],
    ['Αθήνα', ['athina']],
    ['готвач', ['gotvach', 'hotvach']],
    ['водій', ['vodii', 'vodiy']],
    ['София', ['sofiya', 'sofyia']],
    ['waiter', []],
  ])('of %p are %p', (word, spellings) => {
    expect(latinSpellings(foldLetters(word))).toEqual(spellings);
  });
});
