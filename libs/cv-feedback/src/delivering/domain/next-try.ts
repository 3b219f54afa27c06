const SHORTEST_MS = 60_000;
const LONGEST_MS = 12 * 3_600_000;

/** Not delivered within a week: the person may ask once more, or somebody else. */
export const GIVEN_UP_MS = 7 * 86_400_000;

/** How long to wait for the next try: as long as it has been tried, so that each wait is twice the one before. */
export function nextTryMs(askedAt: Date, now: Date): number {
  return Math.min(Math.max(now.getTime() - askedAt.getTime(), SHORTEST_MS), LONGEST_MS);
}
