import type { UiLanguage } from '@babelboard/texts';
import { type I18n, type Messages, setupI18n } from '@lingui/core';

/** One instance per request on the server, one per page in the browser. */
export function createI18n(language: UiLanguage, messages: Messages): I18n {
  return setupI18n({ locale: language, messages: { [language]: messages } });
}
