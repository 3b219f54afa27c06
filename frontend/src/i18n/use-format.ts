import { type Formats, formatsOf, uiLanguageOf } from '@babelboard/texts';
import { useI18n } from './i18n.js';

/** Formats in the language of the page. */
export function useFormat(): Formats {
  return formatsOf(uiLanguageOf(useI18n().locale));
}
