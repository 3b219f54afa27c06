import { describe, expect, it } from '@jest/globals';
import { SPOKEN_LANGUAGES } from '../i18n/spoken-languages.js';
import { matchingLanguages } from './matching-languages.js';

describe('languages that match what is typed', () => {
  it.each([
    ['germ', ['German', 'Swiss_German']],
    ['Deutsch', ['German']],
    ['espanol', ['Spanish']],
    ['ΕΛΛΗΝΙΚΑ', ['Greek']],
    ['swiss g', ['Swiss_German']],
    ['бълг', ['Bulgarian']],
    ['erman', []],
    ['zzz', []],
  ])('%s', (text, slugs) => {
    expect(matchingLanguages(SPOKEN_LANGUAGES, text)).toEqual(slugs);
  });

  it('are all while nothing is typed', () => {
    expect(matchingLanguages(SPOKEN_LANGUAGES, ' ')).toEqual(SPOKEN_LANGUAGES);
    expect(SPOKEN_LANGUAGES.length).toBeGreaterThan(40);
  });
});
