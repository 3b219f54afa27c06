import { DEFAULT_LANGUAGE, UI_LANGUAGES, type UiLanguage, uiLanguageOf } from '@babelboard/texts';
import { useCallback } from 'react';
import { useI18n } from './i18n.js';
import { spokenLanguage } from './spoken-languages.js';
import { useText } from './use-text.js';

/** What a language is called in another one, by its slug. Slugs are the names of reference data in the default language, with blanks. */
export function languageName(slug: string, language: UiLanguage): string {
  const spoken = language === DEFAULT_LANGUAGE ? undefined : spokenLanguage(slug);
  const names = new Intl.DisplayNames(UI_LANGUAGES[language].locale, { type: 'language' });
  return (spoken && names.of(spoken.code)) ?? slug.replaceAll('_', ' ');
}

/** Gives the function that names languages in that of the page. It needs the texts of `languages-i-speak`. */
export function useLanguageName(): (slug: string) => string {
  const t = useText();
  const language = uiLanguageOf(useI18n().locale);
  // Browsers have no German name for it, Node has one.
  return useCallback(
    (slug) => (slug === 'Swiss_German' ? t('speak.other-language', { slug }) : languageName(slug, language)),
    [t, language],
  );
}
