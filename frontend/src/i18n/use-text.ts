import { isolatedWords } from '@babelboard/texts';
import { useMemo } from 'react';
import { useI18n } from './i18n.js';

/** Every key of a catalogue: each declares its own beside its texts. */
export type TextKey = keyof TextCatalogue;
export type TextValues = Record<string, string | number>;
export type Text = (key: TextKey, values?: TextValues) => string;

/** Gives the function that reads a text of the catalogue in the language of the page. */
export function useText(): Text {
  const i18n = useI18n();
  return useMemo(() => (key, values) => i18n._(key, values && isolated(values)), [i18n]);
}

/** Words of others never turn a sentence of ours round. */
function isolated(values: TextValues): TextValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolatedWords(value) : value]),
  );
}
