/**
 * Compares dates of which the day may not be known (`2021-03`, `2021-03-14`), as far as both go: below 0 where the first is earlier,
 * 0 where neither surely is.
 */
export function comparePartialDates(one: string, other: string): number {
  const known = Math.min(one.length, other.length);
  const [a, b] = [one.slice(0, known), other.slice(0, known)];
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The day that so many months from now is in the same month. */
export function monthsFrom(now: Date, months: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString().slice(0, 7);
}
