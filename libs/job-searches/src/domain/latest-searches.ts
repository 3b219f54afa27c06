/** How many searches are remembered. */
export const MOST_SEARCHES = 10;

/** Longer addresses are nobody's own words, and too long for an index. */
export const LONGEST_ADDRESS = 1_000;
