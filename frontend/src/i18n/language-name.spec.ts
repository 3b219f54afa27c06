import { describe, expect, it } from '@jest/globals';
import { languageName } from './language-name.js';
import { SPOKEN_LANGUAGES } from './spoken-languages.js';

describe('the name of a language', () => {
  it.each([
    ['Swiss_German', 'Swiss German', 'Schweizerdeutsch'],
    ['Flemish', 'Flemish', 'Flämisch'],
    ['Norwegian', 'Norwegian', 'Norwegisch'],
    ['Tokharian_B', 'Tokharian B', 'Tokharian B'],
  ])('%s is %s, and %s in German', (slug, english, german) => {
    expect([languageName(slug, 'en'), languageName(slug, 'de')]).toEqual([english, german]);
  });

  it('is known in German for every language that one may choose', () => {
    const unknown = SPOKEN_LANGUAGES.filter((slug) => languageName(slug, 'de') === languageName(slug, 'en'));
    // Called the same.
    expect(unknown).toEqual(['Hindi', 'Urdu', 'Tagalog', 'Somali', 'Afrikaans']);
  });
});
