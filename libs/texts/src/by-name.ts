import { UI_LANGUAGES, type UiLanguage } from './languages.js';

/** Compares what has names by them, as people of a language look them up. */
export function byName(language: UiLanguage): (a: { name: string }, b: { name: string }) => number {
  const { compare } = new Intl.Collator(UI_LANGUAGES[language].locale);
  return (a, b) => compare(a.name, b.name);
}
