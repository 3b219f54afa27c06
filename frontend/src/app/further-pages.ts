import type { PageModule } from './page-module.js';

export { furtherPageTexts } from './further-page-texts.js';

/**
 * How each page beyond those that strangers begin with is loaded, by its file. The list grows with every page and names all their
 * files: it is no part of the first view of an offer.
 */
export const furtherPages = import.meta.glob<PageModule>([
  '/src/features/*/pages/*.page.tsx',
  '/src/app/pages/*.page.tsx',
  '!/src/features/jobs/pages/*.page.tsx',
]);
