const DAY_MS = 86_400_000;

/** A company is reminded so long before the date. The shortest that it can promise is three days. */
const FIRST_REMINDER_DAYS = 2;
/** What falls due within a day after what is reminded of goes with it: so a company gets one reminder of a kind a day at most. */
const TOGETHER_DAYS = 1;
/** From the second reminder on a company has so long, before its offers stand last. */
export const SILENT_AFTER_DAYS = 7;

/** What a reminder at a moment is about, by the dates by which answers were promised. */
export interface RemindedOf {
  /** It is due as soon as one promised date lies after `after` and not after `until`. */
  after: Date | null;
  until: Date;
  /** Then it is about all up to here. */
  together: Date;
}

export function firstReminderAt(now: Date): RemindedOf {
  const until = plusDays(now, FIRST_REMINDER_DAYS);
  // Of dates that have passed the second one tells.
  return { after: now, until, together: plusDays(until, TOGETHER_DAYS) };
}

export function secondReminderAt(now: Date): RemindedOf {
  return { after: null, until: now, together: plusDays(now, TOGETHER_DAYS) };
}

/** Whom the second reminder reached until then has not been answered for too long. */
export function givenUpSince(now: Date): Date {
  return plusDays(now, -SILENT_AFTER_DAYS);
}

/** Days are 24 hours: the same for whoever looks, in whatever zone, and weekends and holidays count. */
function plusDays(from: Date, days: number): Date {
  return new Date(from.getTime() + days * DAY_MS);
}
