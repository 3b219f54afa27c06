/** Before an event: the shortest one that has come is sent. */
export const REMINDER_HOURS = [24, 1] as const;

const HOUR_MS = 3_600_000;

/** Who joined within the time of a reminder has just read when it is. */
export function knewAnyway(startsAt: Date, joinedAt: Date, hours: number): boolean {
  return startsAt.getTime() - joinedAt.getTime() <= hours * HOUR_MS;
}
