import { comparePartialDates, monthsFrom } from './partial-date.js';

/** From when to when something was. */
export interface Period {
  startedOn: string;
  /** Null: it goes on. */
  endedOn: string | null;
}

/** How many months ahead something may begin. */
const LATEST_START = { experience: 0, education: 12 } as const;
/** Contracts and courses have an end that is known before. */
const LATEST_END = 120;

/** What is wrong with a period, and with which of its ends. */
export type PeriodFault =
  | { code: 'STARTS_TOO_LATE'; end: 'start' }
  | { code: 'STARTS_BEFORE_BIRTH'; end: 'start' }
  | { code: 'ENDS_BEFORE_START'; end: 'end' }
  | { code: 'ENDS_TOO_LATE'; end: 'end' };

/** The first thing that cannot be about when somebody worked or learnt; null where all may be. */
export function findPeriodFault(
  kind: keyof typeof LATEST_START,
  { startedOn, endedOn }: Period,
  { bornOn, now }: { bornOn: string | null; now: Date },
): PeriodFault | null {
  if (comparePartialDates(startedOn, monthsFrom(now, LATEST_START[kind])) > 0) {
    return { code: 'STARTS_TOO_LATE', end: 'start' };
  }
  if (bornOn !== null && comparePartialDates(startedOn, bornOn) < 0) {
    return { code: 'STARTS_BEFORE_BIRTH', end: 'start' };
  }
  if (endedOn !== null && comparePartialDates(endedOn, startedOn) < 0) {
    return { code: 'ENDS_BEFORE_START', end: 'end' };
  }
  if (endedOn !== null && comparePartialDates(endedOn, monthsFrom(now, LATEST_END)) > 0) {
    return { code: 'ENDS_TOO_LATE', end: 'end' };
  }
  return null;
}
