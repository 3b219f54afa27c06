import { readCatalogues } from '@babelboard/texts/server';
import type en from './en.json';

export const referenceDataTexts = readCatalogues<typeof en>(import.meta.url);
