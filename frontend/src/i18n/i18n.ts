import type { I18n } from '@lingui/core';
import { createContext, useContext } from 'react';

/**
 * The texts of the page's language. The same from the first view to the last: catalogues come before what reads them, so nothing has to be
 * rendered anew when one arrives.
 */
export const I18nContext = createContext<I18n | null>(null);

export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (i18n === null) throw new Error('There are no texts around this');
  return i18n;
}
