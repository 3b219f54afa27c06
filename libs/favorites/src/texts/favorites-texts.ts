import { readCatalogues } from '@babelboard/texts/server';
import type en from './en.json';

export const favoritesTexts = readCatalogues<typeof en>(import.meta.url);
