import type { AlertRhythm } from '../store/job-alert.entity.js';

/** When somebody wants to hear, by their own clock. */
export interface DigestTimes {
  rhythm: AlertRhythm;
  /** 1 is Monday. */
  weekday: number;
  hour: number;
  /** IANA. */
  timeZone: string;
}

const DAY_MS = 86_400_000;

/**
 * The first moment after `after` at which their clock shows the hour, on the weekday of a weekly one. An hour that is left out when clocks are put forward comes an hour later; one that comes
 * twice, the first time. None for one that looks whenever an offer is published.
 */
export function nextDigest({ rhythm, weekday, hour, timeZone }: DigestTimes, after: Date): Date | null {
  if (rhythm === 'instant') {
    return null;
  }
  const today = dayOf(after, timeZone);
  for (let days = 0; days <= 8; days += 1) {
    const day = today + days * DAY_MS;
    const at = momentOf(day, hour, timeZone);
    if (at > after && (rhythm === 'daily' || weekdayOf(day) === weekday)) {
      return at;
    }
  }
  throw new Error(`No ${weekday} at ${hour} within eight days in ${timeZone}`);
}

/** The day on a clock there, as midnight of that day in UTC. */
function dayOf(moment: Date, timeZone: string): number {
  return Math.floor((moment.getTime() + offsetMs(moment, timeZone)) / DAY_MS) * DAY_MS;
}

function weekdayOf(day: number): number {
  return new Date(day).getUTCDay() || 7;
}

function momentOf(day: number, hour: number, timeZone: string): Date {
  const shown = day + hour * 3_600_000;
  // By the offset of the day before and of the day after: of a shown time that comes twice, the first.
  const moments = [shown - DAY_MS, shown + DAY_MS].map((near) => new Date(shown - offsetMs(new Date(near), timeZone)));
  const [first, second] = moments.sort((a, b) => a.getTime() - b.getTime()) as [Date, Date];
  const isShown = (moment: Date) => moment.getTime() + offsetMs(moment, timeZone) === shown;
  return isShown(first) ? first : second;
}

/** How far clocks there are ahead of UTC. */
function offsetMs(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat(undefined, {
    ...{ timeZone, hourCycle: 'h23', calendar: 'gregory', numberingSystem: 'latn' },
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
  }).formatToParts(moment);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown - Math.floor(moment.getTime() / 1_000) * 1_000;
}
