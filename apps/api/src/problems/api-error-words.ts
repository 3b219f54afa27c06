import { ErrorWords } from '@babelboard/platform';
import { errorCatalogues } from '../../../error-words.js';
import { apiTexts } from '../texts/api-texts.js';

/** What is said about the errors of all contexts, and about what this edge itself refuses. */
export const apiErrorWords = new ErrorWords([...errorCatalogues, apiTexts]);
