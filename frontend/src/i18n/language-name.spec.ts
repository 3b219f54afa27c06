import { describe, expect, it } from '@jest/globals';
import { languageName } from './language-name.js';
import { SPOKEN_LANGUAGES, spokenLanguage } from './spoken-languages.js';

describe('the name of a language', () => {
  it.each([
    ['Flemish', 'Flemish', 'Flämisch'],
    ['Norwegian', 'Norwegian', 'Norwegisch'],
    ['Tokharian_B', 'Tokharian B', 'Tokharian B'],
  ])('%s is %s, and %s in German', (slug, english, german) => {
    expect([languageName(slug, 'en'), languageName(slug, 'de')]).toEqual([english, german]);
  });

  it('is known in German for every language that one may choose', () => {
    const names = new Intl.DisplayNames('de-DE', { type: 'language', fallback: 'none' });
    expect(SPOKEN_LANGUAGES.filter((slug) => names.of(spokenLanguage(slug)?.code ?? 'xx') === undefined)).toEqual([]);
    expect(languageName('Tagalog', 'de')).toBe(names.of('tl'));
  });
});
