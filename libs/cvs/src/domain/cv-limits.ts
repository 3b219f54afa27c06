export const MOST_PAGES = 200;

/** Characters of as many pages, where a document has none. */
export const LONGEST_TEXT = 1_000_000;

/** Of a text: fewer are no CV; the page that takes pasted text says it before it is sent (`FEWEST_CV_LETTERS` of the wire). */
export const FEWEST_LETTERS = 20;
