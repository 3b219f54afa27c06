import { UI_LANGUAGES, type UiLanguage, uiLanguageOf } from '@babelboard/texts';
import { createContext, useContext } from 'react';
import { useI18n } from '../../../i18n/i18n.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import css from './version.module.css';

export interface Version {
  /** The language in which the profile is shown and edited now, ISO 639-1. */
  language: string;
  /** That in which it was written. */
  main: string;
}

export const VersionContext = createContext<Version>({ language: 'en', main: 'en' });

/** In which language the texts of the profile are seen now. */
export function useVersion(): Version {
  return useContext(VersionContext);
}

/** Names languages by their code, in the language of the page. */
export function useTextLanguageName(): (code: string) => string {
  const page: UiLanguage = uiLanguageOf(useI18n().locale);
  const names = new Intl.DisplayNames(UI_LANGUAGES[page].locale, { type: 'language' });
  return (code) => names.of(code) ?? code;
}

/** Says that a text is shown in another language because it is not there in this one. */
export function FallbackMark({ language }: { language: string }) {
  const t = useText();
  const nameOf = useTextLanguageName();
  return <Mark>{t('profile.fallback', { language: nameOf(language) })}</Mark>;
}

const Mark = withClass('small', css.mark);
