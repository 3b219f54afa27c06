import { UI_LANGUAGE_CODES } from '@babelboard/texts';

/** A page for search engines, or a file that names such pages. */
export interface SitemapEntry {
  path: string;
  /** Null for a page that has no date of its own. */
  lastChange: Date | null;
}

/** What one file may hold: each page stands there in every language. https://www.sitemaps.org/protocol.html */
export const PAGES_A_FILE = Math.floor(50_000 / UI_LANGUAGE_CODES.length);
