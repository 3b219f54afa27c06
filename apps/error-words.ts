import { ErrorWords, platformTexts } from '@babelboard/platform';
import { contexts } from './contexts.js';

/** Where the errors of contexts have their words. */
export const errorCatalogues = [platformTexts, ...contexts.flatMap(({ texts }) => texts ?? [])];

/** What is said about errors in logs and on the command line. */
export const errorWords = new ErrorWords(errorCatalogues);
