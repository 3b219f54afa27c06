import { useMemo } from 'react';
import type { Choice } from '../../../forms/fields.js';
import { languageId } from '../../../i18n/language-id.js';
import { useLanguageName } from '../../../i18n/language-name.js';
import { SPOKEN_LANGUAGES } from '../../../i18n/spoken-languages.js';

/** The languages to choose from, by their numbers, in the order of their names. */
export function useLanguageChoices(): Choice[] {
  const languageName = useLanguageName();
  return useMemo(
    () =>
      SPOKEN_LANGUAGES.map((slug) => ({ value: languageId(slug), text: languageName(slug) })).sort((one, other) =>
        one.text.localeCompare(other.text),
      ),
    [languageName],
  );
}

/** A select gives text; the wire wants a number, and null for none. */
export function readNumber(text: string): number | null {
  return text === '' ? null : Number(text);
}
