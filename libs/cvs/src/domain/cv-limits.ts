export const LARGEST_CV_BYTES = 10 * 1024 * 1024;

/** Of one candidate: a CV for each language and kind of work, and no archive. */
export const MOST_CVS = 10;

export const MOST_PAGES = 200;

/** Characters of as many pages, where a document has none. */
export const LONGEST_TEXT = 1_000_000;
