/**
 * Compares dates of which the day or the month may not be known (`2021`, `2021-03`, `2021-03-14`), as far as both go: below 0 where the first is earlier,
 * 0 where neither surely is.
 */
export function comparePartialDates(one: string, other: string): number {
  const known = Math.min(one.length, other.length);
  const [a, b] = [one.slice(0, known), other.slice(0, known)];
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A day begins so long before it does in Greenwich where it begins first, in the Line Islands. */
const FIRST_ZONE_MS = 14 * 3_600_000;

/** The month that is so many months after the present one, where on Earth that is the latest: nobody's today lies ahead. */
export function monthsFrom(now: Date, months: number): string {
  const latest = new Date(now.getTime() + FIRST_ZONE_MS);
  return new Date(Date.UTC(latest.getUTCFullYear(), latest.getUTCMonth() + months, 1)).toISOString().slice(0, 7);
}
