import { readCatalogues } from '@babelboard/texts/server';
import type en from './en.json';

export const platformTexts = readCatalogues<typeof en>(import.meta.url);
