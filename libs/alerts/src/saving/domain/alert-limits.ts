import type { DigestTimes } from './next-digest.js';

/** Longer addresses are nobody's own words, and too long for an index. */
export const LONGEST_ADDRESS = 1_000;

/** An offer stands in lists some time after it was published, and is looked for once more; no mail brings it twice. */
export const LOOK_BACK_MS = 10 * 60_000;

/** How long a pause of a month is. */
export const PAUSE_DAYS = 30;

/** For who says nothing else: before work, and on Mondays. */
export const DEFAULT_TIMES = { rhythm: 'daily', weekday: 1, hour: 8 } as const satisfies Partial<DigestTimes>;

/** So many alerts may somebody have without an account. */
export const MOST_GUEST_ALERTS = 5;
