import { readCatalogues } from '@babelboard/texts/server';
import type en from './en.json';

export const cvsTexts = readCatalogues<typeof en>(import.meta.url);
