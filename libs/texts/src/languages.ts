interface InterfaceLanguage {
  /** How it calls itself. */
  own: string;
  /** Whose ways of writing numbers, dates and lists it follows (Intl). */
  locale: string;
}

/** The languages of pages, answers and mails, the default first. A new one is a line here and its catalogues. */
export const UI_LANGUAGES = {
  /** That of Europe: 21 November 2026. */
  en: { own: 'English', locale: 'en-GB' },
  de: { own: 'Deutsch', locale: 'de-DE' },
} as const satisfies Record<string, InterfaceLanguage>;

/** ISO 639-1. */
export type UiLanguage = keyof typeof UI_LANGUAGES;

export const UI_LANGUAGE_CODES = Object.keys(UI_LANGUAGES) as [UiLanguage, ...UiLanguage[]];

/** Where nothing says which is wanted. */
export const DEFAULT_LANGUAGE: UiLanguage = 'en';

export function isUiLanguage(code: string): code is UiLanguage {
  return Object.hasOwn(UI_LANGUAGES, code);
}

/** A language as somebody noted it: an account, an event; the default where there are no texts in it. */
export function uiLanguageOf(code: string | null | undefined): UiLanguage {
  return code != null && isUiLanguage(code) ? code : DEFAULT_LANGUAGE;
}

/** The path of a page in a language: bare in the default one, `/de/…` in another. @param path as of the default language; a query may follow */
export function pathIn(language: UiLanguage, path: string): string {
  if (language === DEFAULT_LANGUAGE) {
    return path;
  }
  return `/${language}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}

/** What leads to another site where a path begins with several of them; browsers leave control characters out. */
const BEGINNING = /^[/\\\p{Cc}]+/u;

/** The language of a page and its path as of the default language, by an address of this site. It is the other way round of `pathIn`. */
export function splitPath(address: string): { language: UiLanguage; path: string } {
  const [, code = '', rest = ''] = /^\/([a-z]{2})(?![^/?#])(.*)$/s.exec(address) ?? [];
  if (!isUiLanguage(code)) {
    return { language: DEFAULT_LANGUAGE, path: address };
  }
  return { language: code, path: `/${rest.replace(BEGINNING, '')}` };
}

/** The language of a page, by its path. */
export function languageOfPath(path: string): UiLanguage {
  return splitPath(path).language;
}
