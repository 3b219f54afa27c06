const DAY_MS = 86_400_000;

/** What clocks in a zone show at a moment, as a field for days and times has it: `2027-03-28T02:30`. @param zone IANA */
export function wallClock(moment: string | number, zone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    hourCycle: 'h23',
    timeZone: zone,
  });
  const parts = Object.fromEntries(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  const { year = '', month, day, hour, minute } = parts;
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`;
}

/**
 * The moment at which clocks in a zone show this; the first one where they show it twice, and where they leave it out the one that it would be
 * if they did not. Null for what is no time.
 */
export function momentOf(clock: string, zone: string): string | null {
  const asUtc = Date.parse(`${clock}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(clock) || Number.isNaN(asUtc)) return null;
  // Clocks change once in these two days at most, so that one of both offsets holds.
  const moments = [asUtc - DAY_MS, asUtc + DAY_MS].map((near) => asUtc - offsetAt(near, zone));
  const shown = moments.filter((moment) => wallClock(moment, zone) === clock.slice(0, 16));
  return new Date(shown.length > 0 ? Math.min(...shown) : Math.max(...moments)).toISOString();
}

/** By how much clocks of a zone are ahead of UTC, in ms. */
function offsetAt(moment: number, zone: string): number {
  const minute = Math.floor(moment / 60_000) * 60_000;
  return Date.parse(`${wallClock(minute, zone)}Z`) - minute;
}
