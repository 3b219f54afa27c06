const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Nobody has to be somewhere sooner than this after a press. */
const LEAD_MS = HOUR_MS;
/** Nobody plans further ahead; whoever offers such a time has mistaken the year. */
const FURTHEST_MS = 366 * DAY_MS;

/** So many hours before an interview both sides are reminded of it. */
export const REMINDER_HOURS = [24, 1] as const;

/** From when on a time can be booked, and offered. */
export function bookableFrom(now: Date): Date {
  return new Date(now.getTime() + LEAD_MS);
}

export function offeredUntil(now: Date): Date {
  return new Date(now.getTime() + FURTHEST_MS);
}

/** Until when a candidate moves or cancels an interview. */
export function changeableUntil(startsAt: Date, hours: number): Date {
  return new Date(startsAt.getTime() - hours * HOUR_MS);
}

/** Whoever books so late knows of it. */
export function knewAnyway(startsAt: Date, bookedAt: Date, hours: number): boolean {
  return startsAt.getTime() - bookedAt.getTime() <= hours * HOUR_MS;
}
