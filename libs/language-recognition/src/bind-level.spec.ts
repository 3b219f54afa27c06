import { describe, expect, it } from '@jest/globals';
import { bindLevel } from './bind-level.js';
import type { TextLanguage } from './language-names.js';
import { groupsIn } from './testing/read-sentence.js';

const NAMES = ['', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'];

/** "de:B2 en:-": each list of languages with its level. */
const levels = (textLanguage: TextLanguage, text: string) =>
  groupsIn(textLanguage, text)
    .map((place) => {
      const codes = place.group.mentions.map(({ code }) => code).join('+');
      return `${codes}:${NAMES[bindLevel(place)?.level ?? 0] || '-'}`;
    })
    .join(' ');

describe('a level', () => {
  it.each<[string, TextLanguage, string, string]>([
    ['belongs to the list that it stands at', 'en', 'Fluent German and good English', 'de:C1 en:B2'],
    ['is shared by the languages of one list', 'en', 'You are fluent in English and German', 'en+de:C1'],
    ['is a code before a word, however near', 'en', 'You speak excellent English (minimum B2)', 'en:B2'],
    ['is a code of the clause beside before a word', 'de', 'Gute Englischkenntnisse, mindestens C1', 'en:C1'],
    ['may stand in a clause beside when it is sure', 'de', 'Du sprichst Deutsch, und zwar fließend', 'de:C1'],
    ['is not taken from a clause beside when it is loose', 'de', 'Du sprichst Deutsch, der Lohn ist gut', 'de:-'],
    ['in the middle belongs to the nearer list', 'en', 'German B2 English', 'de:B2 en:-'],
    ['after its noun belongs to the list before it', 'es', 'Inglés alto y francés básico', 'en:C1 fr:A2'],
  ])('%s: %s %j', (_rule, textLanguage, text, expected) => {
    expect(levels(textLanguage, text)).toBe(expected);
  });
});

describe('a word that is said of many things', () => {
  it.each<[string, TextLanguage, string, string]>([
    ['counts right before the language', 'de', 'Gute Englischkenntnisse', 'en:B2'],
    ['does not count across an "and"', 'de', 'Gute Umgangsformen und Englisch', 'en:-'],
    ['counts across the "and" of "spoken and written"', 'en', 'Good spoken and written English', 'en:B2'],
    ['does not count from afar', 'en', 'A good team in a small town in the north needs English', 'en:-'],
    ['counts shortly after the language', 'en', 'Your English is very good', 'en:C1'],
  ])('%s: %s %j', (_rule, textLanguage, text, expected) => {
    expect(levels(textLanguage, text)).toBe(expected);
  });
});

describe('of a range', () => {
  it.each<[TextLanguage, string, string]>([
    ['de', 'Gute bis sehr gute Englischkenntnisse', 'en:B2'],
    ['de', 'Deutsch B1/B2', 'de:B1'],
    ['de', 'Deutsch B2-B1', 'de:B1'],
    ['de', 'Deutsch B2 oder C1', 'de:B2'],
    ['en', 'English from B1 to C1', 'en:B1'],
  ])('the lower end is enough: %s %j', (textLanguage, text, expected) => {
    expect(levels(textLanguage, text)).toBe(expected);
  });

  it('two codes that are not joined are none', () => {
    expect(levels('de', 'Deutsch B2, Englisch A2')).toBe('de:B2 en:A2');
  });
});
