import type { Texts } from '@babelboard/texts';
import { readCatalogues } from '@babelboard/texts/server';
import type en from './en.json';

export const jobListsTexts = readCatalogues<typeof en>(import.meta.url);

/** Of one language. */
export type JobListsTexts = Texts<keyof typeof en>;
