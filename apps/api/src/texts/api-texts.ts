import type { Texts } from '@babelboard/texts';
import { readCatalogues } from '@babelboard/texts/server';
import type en from './en.json';

export const apiTexts = readCatalogues<typeof en>(import.meta.url);

/** Texts of this edge in one language. */
export type ApiTexts = Texts<keyof typeof en>;
