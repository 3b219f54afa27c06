import { readCatalogues } from '@babelboard/texts/server';
import type en from './en.json';

export const applicationsTexts = readCatalogues<typeof en>(import.meta.url);
