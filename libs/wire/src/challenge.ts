/** The challenge of the first week: so many days, one small step of the profile each. */
export const CHALLENGE_DAYS = 7;
