import { type I18n, type Messages, setupI18n } from '@lingui/core';

/** The languages of the user interface; their catalogues stand beside this file. */
const UI_LANGUAGES = ['en'] as const;
export type UiLanguage = (typeof UI_LANGUAGES)[number];

const added: Partial<Record<UiLanguage, Messages>> = {};
let inBrowser: I18n | null = null;

/** One instance per request on the server, one per page in the browser. */
export function createI18n(language: UiLanguage, messages: Messages): I18n {
  const i18n = setupI18n({ locale: language, messages: { [language]: { ...messages, ...added[language] } } });
  if (typeof window !== 'undefined') inBrowser = i18n;
  return i18n;
}

/** Texts that come with the code of lazy pages, before these are rendered. */
export function addTexts(language: UiLanguage, messages: Messages): void {
  added[language] = { ...added[language], ...messages };
  inBrowser?.load(language, messages);
}
