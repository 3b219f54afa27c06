import type { Period } from './history-dates.js';

/** Below 0 where the first is newer: what goes on comes first, then what ended last, then what began last. */
export function newestFirst(one: Period, other: Period): number {
  const [a, b] = [one.endedOn ?? '9999', other.endedOn ?? '9999'];
  return a === b ? reverse(one.startedOn, other.startedOn) : reverse(a, b);
}

/** Whether they stand in the order that they get by themselves. */
export function areNewestFirst(entries: readonly Period[]): boolean {
  return entries.every((entry, at) => at === 0 || newestFirst(entries[at - 1] as Period, entry) <= 0);
}

/** Where a new one goes among others that may have been put into another order by hand: before the first that is older. */
export function placeOf(entry: Period, others: readonly Period[]): number {
  const at = others.findIndex((other) => newestFirst(entry, other) < 0);
  return at === -1 ? others.length : at;
}

function reverse(one: string, other: string): number {
  return one < other ? 1 : one > other ? -1 : 0;
}
