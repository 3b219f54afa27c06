import { describe, expect, it } from '@jest/globals';
import { nameStem, possibleStems, stemOf } from './stems.js';

describe('stemOf', () => {
  it.each([
    ['de', 'Krankenschwestern', 'Krankenschwester'],
    ['es', 'enfermeras', 'enfermero'],
    ['fr', 'vendeurs', 'vendeur'],
    ['el', 'σερβιτόροι', 'σερβιτόρος'],
    ['ru', 'водители', 'водитель'],
    ['bg', 'шофьори', 'шофьор'],
    ['pl', 'pielęgniarki', 'pielęgniarka'],
    ['sv', 'sjuksköterskor', 'sjuksköterska'],
  ])('is the same in %s for %s and %s', (language, one, other) => {
    expect(stemOf(one, language)).toBe(stemOf(other, language));
  });

  it('stays a word where the stem would say too little', () => {
    expect(stemOf('Arzt', 'de')).toBe('arzt');
    expect(stemOf('aides', 'fr')).toBe('aides');
    expect(stemOf('машинен', 'bg')).toBe('машинен');
    expect(stemOf('word', 'xx')).toBe('word');
  });
});

describe('nameStem', () => {
  it('takes an English plural for the same and nothing else', () => {
    expect(nameStem('Nurses', 'en')).toBe('nurse');
    expect(nameStem('Secretaries', 'en')).toBe('secretary');
    expect(nameStem('waitresses', 'en')).toBe('waitress');
    expect(nameStem('waitress', 'en')).toBe('waitress');
    expect(nameStem('Development', 'en')).toBe('development');
  });
});

describe('possibleStems', () => {
  it('are as many as languages of the script', () => {
    expect(possibleStems('водители')).toHaveLength(3);
    expect(possibleStems('νοσηλευτής')).toHaveLength(1);
  });
});
