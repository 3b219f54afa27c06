import { UI_LANGUAGES, uiLanguageOf } from '@babelboard/texts';
import { useMemo } from 'react';
import { useI18n } from '../../../i18n/i18n.js';
import { type MomentWords, momentWordsOf } from '../domain/moment-words.js';

/** Words for moments in the language of the page. */
export function useMomentWords(): MomentWords {
  const { locale } = useI18n();
  return useMemo(() => momentWordsOf(UI_LANGUAGES[uiLanguageOf(locale)].locale), [locale]);
}
