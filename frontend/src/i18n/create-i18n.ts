import { type I18n, type Messages, setupI18n } from '@lingui/core';

/** The languages of the user interface, the usual one first. */
export const UI_LANGUAGES = ['en'] as const;
export type UiLanguage = (typeof UI_LANGUAGES)[number];
export const DEFAULT_LANGUAGE: UiLanguage = UI_LANGUAGES[0];

/** One instance per request on the server, one per page in the browser. */
export function createI18n(language: UiLanguage, messages: Messages): I18n {
  return setupI18n({ locale: language, messages: { [language]: messages } });
}
