import { ISO_639 } from './iso-639.js';

const THREE_LETTERS = new Map(ISO_639.map((pair) => [pair.slice(0, 2), pair.slice(2)]));
const TWO_LETTERS = new Map(ISO_639.map((pair) => [pair.slice(2), pair.slice(0, 2)]));

/** ISO 639-2/T of a language of the catalogue: regions fall away. Null where it has none. */
export function threeLetterCode(code: string): string | null {
  const language = code.split('-')[0] ?? '';
  return language.length === 3 ? language : (THREE_LETTERS.get(language) ?? null);
}

/** The code that the catalogue would use for what a file says: ISO 639-1, -2 (T and B) or a language tag; null for anything else. */
export function languageCodeOf(text: string | null | undefined): string | null {
  const tag = text?.trim().replaceAll('_', '-') ?? '';
  if (!/^[a-z]{2,3}(-[a-z]{2})?$/i.test(tag)) {
    return null;
  }
  const [language = '', region] = tag.toLowerCase().split('-');
  const known = THREE_LETTERS.has(language) ? language : TWO_LETTERS.get(language);
  const short = known ?? Intl.getCanonicalLocales(language)[0] ?? language;
  // Of the regions only Flemish is a language of its own here.
  return short === 'nl' && region === 'be' ? 'nl-BE' : (short.split('-')[0] ?? null);
}

/** The language of a text, as far as a document keeps it: without script, with a region where one is given. */
export function textLanguageOf(text: string | null | undefined): string | null {
  const [, language, region] = /^([a-z]{2})(?:[-_]([a-z]{2}))?$/i.exec(text?.trim() ?? '') ?? [];
  if (language === undefined) {
    return null;
  }
  return region === undefined ? language.toLowerCase() : `${language.toLowerCase()}-${region.toUpperCase()}`;
}
