import { readCatalogues } from '@babelboard/texts/server';
import type en from './en.json';

export const cvFeedbackTexts = readCatalogues<typeof en>(import.meta.url);
