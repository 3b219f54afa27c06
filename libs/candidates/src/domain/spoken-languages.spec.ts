import { describe, expect, it } from '@jest/globals';
import { checkSpokenLanguages, type SpokenLanguage } from './spoken-languages.js';

const speaks = (...levels: SpokenLanguage['level'][]) =>
  levels.map((level, index) => ({ languageId: index + 1, level }));

describe('checkSpokenLanguages', () => {
  it('takes three mother tongues among others, and nothing', () => {
    const languages = speaks(7, 6, 7, 1, 7);
    expect(checkSpokenLanguages(languages)).toBe(languages);
    expect(checkSpokenLanguages([])).toEqual([]);
  });

  it('refuses a fourth mother tongue, where it stands', () => {
    expect(() => checkSpokenLanguages(speaks(7, 7, 3, 7, 7))).toThrow(
      expect.objectContaining({
        code: 'TOO_MANY_MOTHER_TONGUES',
        kind: 'invalid',
        path: 'languages.4.cefr',
        message: 'You can only add 3 languages as mother tongue',
      }),
    );
  });

  it('refuses a language twice', () => {
    const twice = [...speaks(7, 3), { languageId: 1, level: 2 as const }];
    expect(() => checkSpokenLanguages(twice)).toThrow(
      expect.objectContaining({ code: 'LANGUAGE_REPEATED', path: 'languages.2.slug' }),
    );
  });
});
