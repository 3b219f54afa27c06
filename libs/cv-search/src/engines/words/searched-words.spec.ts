import { describe, expect, it } from '@jest/globals';
import { isSearched, searchedWords } from './searched-words.js';

const forms = (typed: string) => searchedWords(typed)?.map(({ form, begun }) => form + (begun ? '*' : ''));

describe('searched words', () => {
  it('are base forms, the last one perhaps begun; articles and the like are left out', () => {
    expect(forms('Krankenpflegerin mit Erfahrungen')).toEqual(['krankenpfleger', 'erfahrung*']);
    expect(forms('Développeuse')).toEqual(['developpeur*']);
  });

  it('are taken as they stand where they are numbers, abbreviations or short', () => {
    expect(forms('SAPS und 75011')).toEqual(['saps', '75011']);
    expect(forms('R')).toEqual(['r']);
    expect(forms('C++ C#')).toEqual(['c++', 'c#']);
  });

  it('come once each, the last one last', () => {
    expect(forms('nurses clinic nurse')).toEqual(['clinic', 'nurs*']);
  });

  it('are none where nothing was typed, and null where nobody can have what was', () => {
    expect(searchedWords(' ')).toEqual([]);
    expect(searchedWords('???')).toBeNull();
    expect(searchedWords('the in and')).toBeNull();
  });

  it('are found in a text in any form', () => {
    const words = searchedWords('nurses clin') ?? [];
    expect(['nurse', 'nurses', 'clinic', 'clinical'].map((word) => isSearched(word, words))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(isSearched('nursing', words)).toBe(false);
  });
});
