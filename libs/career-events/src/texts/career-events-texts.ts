import { readCatalogues } from '@babelboard/texts/server';
import type en from './en.json';

export const careerEventsTexts = readCatalogues<typeof en>(import.meta.url);
