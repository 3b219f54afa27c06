/** A position with dates as exact as they were said; `endedOn` is null where it goes on. */
interface Dated {
  startedOn: string;
  endedOn: string | null;
}

/** What was long ago is seldom what somebody looks for. */
const LATEST = 3;

/** The last positions of somebody: what goes on comes first, then by the end. */
export function latestPositions<T extends Dated>(positions: readonly T[]): T[] {
  return positions.toSorted(newestFirst).slice(0, LATEST);
}

function newestFirst(a: Dated, b: Dated): number {
  const [one, other] = [a.endedOn ?? '9999', b.endedOn ?? '9999'];
  return one === other ? compare(b.startedOn, a.startedOn) : compare(other, one);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
