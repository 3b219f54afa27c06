import { readCatalogues } from '@babelboard/texts/server';
import type en from './en.json';

export const cvSearchTexts = readCatalogues<typeof en>(import.meta.url);
