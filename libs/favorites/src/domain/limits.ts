/** How many offers one person can keep: enough for anybody who reads them, and a list that is searched in one go. */
export const MOST_FAVORITES = 500;

/** How many companies one person can hide: each of their searches leaves all of them out. */
export const MOST_HIDDEN_COMPANIES = 200;

/** Of the offers that somebody has opened the newest are remembered; the browser remembers as many. */
export const MOST_SEEN_OFFERS = 500;
