/** Dates as exact as they were said: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; `endedOn` is null where it goes on. */
interface Span {
  startedOn: string;
  endedOn: string | null;
}

/** The years of all spans together, each month once, to the quarter below; null where there are none. Gaps between them count nothing. */
export function yearsOfExperience(spans: readonly Span[], now: Date): number | null {
  if (spans.length === 0) {
    return null;
  }
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  const months = spans
    .map(({ startedOn, endedOn }) => [firstMonth(startedOn), endedOn === null ? today : lastMonth(endedOn)] as const)
    .sort(([a], [b]) => a - b);
  let [sum, counted] = [0, 0];
  for (const [start, end] of months) {
    sum += Math.max(0, Math.min(end, today) - Math.max(start, counted));
    counted = Math.max(counted, Math.min(end, today));
  }
  return Math.floor(sum / 3) / 4;
}

function firstMonth(date: string): number {
  return Number(date.slice(0, 4)) * 12 + (date.length > 4 ? Number(date.slice(5, 7)) - 1 : 0);
}

/** The month behind the last one. */
function lastMonth(date: string): number {
  return date.length > 4 ? firstMonth(date) + 1 : Number(date) * 12 + 12;
}
