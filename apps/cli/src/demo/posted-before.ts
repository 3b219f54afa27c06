import type { Random } from './random.js';

const DAYS = 28;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Draws a time in the 28 days before `now`, dense at the recent end, in whole minutes. */
export function postedBefore(now: Date, random: Random): Date {
  const age = MINUTE_MS + DAYS * DAY_MS * random.next() ** 1.8;
  return new Date(Math.ceil((now.getTime() - age) / MINUTE_MS) * MINUTE_MS - (age < DAY_MS ? 0 : MINUTE_MS));
}
