const WEEK_MS = 604_800_000;

/** Weeks since 1970 began (Thursdays): of a visit no more is told. */
export function activeWeekOf(visit: Date): number {
  return Math.floor(visit.getTime() / WEEK_MS);
}
