import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import type catalogue from './en.json';

/** Every key of the catalogue. */
export type TextKey = keyof typeof catalogue;
export type TextValues = Record<string, string | number>;
export type Text = (key: TextKey, values?: TextValues) => string;

/** Gives the function that reads a text of the catalogue in the language of the page. */
export function useText(): Text {
  const { i18n } = useLingui();
  return useMemo(() => (key, values) => i18n._(key, values), [i18n]);
}
