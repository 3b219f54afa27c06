import { describe, expect, it } from '@jest/globals';
import { languageName } from '../i18n/language-name.js';
import { SPOKEN_LANGUAGES } from '../i18n/spoken-languages.js';
import { matchingLanguages } from './matching-languages.js';

const inEnglish = (slug: string) => languageName(slug, 'en');
const inGerman = (slug: string) => languageName(slug, 'de');

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
    expect(matchingLanguages(SPOKEN_LANGUAGES, text, inEnglish)).toEqual(slugs);
  });

  it('are found by their names in the language of the page', () => {
    expect(matchingLanguages(SPOKEN_LANGUAGES, 'schweiz', inGerman)).toEqual(['Swiss_German']);
  });

  it('are all while nothing is typed', () => {
    expect(matchingLanguages(SPOKEN_LANGUAGES, ' ', inEnglish)).toEqual(SPOKEN_LANGUAGES);
    expect(SPOKEN_LANGUAGES.length).toBeGreaterThan(40);
  });
});
