export const MOST_PAGES = 200;

/** Characters of as many pages, where a document has none. */
export const LONGEST_TEXT = 1_000_000;
