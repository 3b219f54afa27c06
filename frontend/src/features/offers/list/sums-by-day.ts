const DAY_MS = 86_400_000;
/** As long as an offer stands without being renewed. */
const MOST_DAYS = 30;

/** What was counted on each of the last days, those without any among them; not further back than the first that was counted. */
export function sumsByDay<Counted extends { day: string }>(
  days: readonly Counted[],
  now: Date,
  countOf: (counted: Counted) => number,
): { day: string; sum: number }[] {
  const [first] = days;
  if (first === undefined) return [];
  const today = Date.parse(now.toISOString().slice(0, 10));
  const from = Math.max(Date.parse(first.day), today - (MOST_DAYS - 1) * DAY_MS);
  const count = Math.max(1, Math.round((today - from) / DAY_MS) + 1);
  return Array.from({ length: count }, (_, at) => {
    const day = new Date(from + at * DAY_MS).toISOString().slice(0, 10);
    const sum = days.filter((one) => one.day === day).reduce((total, one) => total + countOf(one), 0);
    return { day, sum };
  });
}
