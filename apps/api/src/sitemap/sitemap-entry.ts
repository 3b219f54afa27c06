/** A page for search engines, or a file that names such pages. */
export interface SitemapEntry {
  path: string;
  /** Null for a page that has no date of its own. */
  lastChange: Date | null;
}

/** What one file may hold. https://www.sitemaps.org/protocol.html */
export const ENTRIES_A_FILE = 50_000;
