import { type Messages, setupI18n } from '@lingui/core';
import { formatsOf } from './formats.js';
import { isolatedWords } from './isolated-words.js';
import { UI_LANGUAGES, type UiLanguage } from './languages.js';

/**
 * What stands in a text: numbers, words of others, a country (ISO 3166-1 alpha-2), which has a name in each language, or words of our own,
 * which may hold others that are isolated in them already.
 */
export type TextValue = string | number | { region: string } | { own: string };
export type TextValues = Record<string, TextValue>;

/** Reads a text in one language. Keys are those of the English catalogue. */
export type Texts<Key extends string = string> = (key: Key, values?: TextValues) => string;

/** Reads the texts of a compiled catalogue. Words of others never turn a sentence of ours round. */
export function createTexts<Key extends string>(language: UiLanguage, messages: Messages): Texts<Key> {
  const i18n = setupI18n({
    locale: language,
    locales: UI_LANGUAGES[language].locale,
    messages: { [language]: messages },
  });
  return (key, values = {}) => i18n._(key, spoken(language, values));
}

/** The values as they stand in a sentence of this language. */
function spoken(language: UiLanguage, values: TextValues): Record<string, string | number> {
  const entries = Object.entries(values).map(([name, value]): [string, string | number] => {
    if (typeof value === 'object') {
      return [name, 'own' in value ? value.own : formatsOf(language).region(value.region)];
    }
    return [name, typeof value === 'string' ? isolatedWords(value) : value];
  });
  return Object.fromEntries(entries);
}
