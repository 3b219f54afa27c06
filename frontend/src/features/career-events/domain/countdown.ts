const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export type CountdownUnit = 'days' | 'hours' | 'minutes' | 'seconds';

/** What is left until a moment, in its biggest units: days and hours, and seconds only on the last day. Nothing is left once it has come. */
export function countdown(left: number): [unit: CountdownUnit, count: number][] {
  if (left <= 0) return [];
  const days = Math.floor(left / DAY_MS);
  const hours = Math.floor((left % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((left % HOUR_MS) / MINUTE_MS);
  const seconds = Math.floor((left % MINUTE_MS) / SECOND_MS);
  if (days > 0)
    return [
      ['days', days],
      ['hours', hours],
      ['minutes', minutes],
    ];
  if (hours > 0)
    return [
      ['hours', hours],
      ['minutes', minutes],
      ['seconds', seconds],
    ];
  return [
    ['minutes', minutes],
    ['seconds', seconds],
  ];
}

/** After how long another number stands there; who wants no motion sees none by the second. */
export function nextTick(left: number, { calm }: { calm: boolean }): number {
  return left > DAY_MS || calm ? MINUTE_MS : SECOND_MS;
}
