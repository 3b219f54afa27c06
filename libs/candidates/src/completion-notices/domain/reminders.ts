/** Days after registration on which a profile that is not enough to apply is reminded of; after the last one never again. */
export const REMINDER_DAYS = [3, 10, 30] as const;

/** A reminder that could not be given for so long is not given any more: it would come out of nowhere. */
export const REMINDER_WINDOW_DAYS = 5;
