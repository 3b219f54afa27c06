import { type Formats, formatsOf, uiLanguageOf } from '@babelboard/texts';
import { useLingui } from '@lingui/react';

/** Formats in the language of the page. */
export function useFormat(): Formats {
  return formatsOf(uiLanguageOf(useLingui().i18n.locale));
}
