import { describe, expect, it } from '@jest/globals';
import { readersLanguage } from './readers-version.js';

const [ENGLISH, GERMAN, GREEK, FRENCH] = [1, 2, 3, 4] as const;

const version = (languageId: number) => ({ languageId, title: 'Title', beginning: 'Text' });

describe('readersLanguage', () => {
  const offer = { adLanguageId: GREEK, versions: [version(GERMAN), version(FRENCH)] };

  it.each([
    ['the language of the reader', [GERMAN], GERMAN],
    ['the one that is asked for before that of the interface', [FRENCH, GERMAN], FRENCH],
    ['that of the interface where the one that is asked for is missing', [ENGLISH, GERMAN], GERMAN],
    ['its own where it has none of them', [ENGLISH], GREEK],
    ['its own where that is asked for', [GREEK, GERMAN], GREEK],
  ])('is %s', (_what, wanted, language) => {
    expect(readersLanguage(offer, wanted)).toBe(language);
  });

  it('is its own for an offer in one language, known or not', () => {
    expect(readersLanguage({ adLanguageId: GREEK, versions: [] }, [GERMAN])).toBe(GREEK);
    expect(readersLanguage({ adLanguageId: null, versions: [] }, [GERMAN])).toBeNull();
  });
});
