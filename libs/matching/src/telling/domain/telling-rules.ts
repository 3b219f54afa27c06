import type { MatchingRhythm } from '../store/matching-mail.entity.js';

/** The score from which on somebody is told who has set none. */
export const DEFAULT_BAR = 60;
export const DEFAULT_RHYTHM: MatchingRhythm = 'daily';
/** From here on an offer fits so well that a device says so. */
export const GREAT_SCORE = 90;
/** Who was not here for so long is asked once whether mails shall go on, and gets none until they come back. */
const QUIET_DAYS = 60;

const DAY_MS = 86_400_000;
/** A morning is when most people look at their mails, and long enough that a worker that was away does not miss it. */
const MORNING = { from: 7, to: 11 };
/** When a device may make itself heard. */
const WAKING = { from: 8, to: 20 };

/** A moment by somebody's own clock and calendar. */
export interface LocalMoment {
  hour: number;
  /** As in `2026-11-29`. */
  day: string;
}

/** @param timeZone IANA */
export function localMoment(now: Date, timeZone: string): LocalMoment {
  const parts = new Intl.DateTimeFormat(undefined, {
    ...{ timeZone, hourCycle: 'h23', numberingSystem: 'latn', calendar: 'gregory' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' },
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return { hour: Number(part('hour')), day: `${part('year')}-${part('month')}-${part('day')}` };
}

/** Whether a mail may go now: it is morning, and the last one was on another day, or a week ago. */
export function isMailDue({ hour, day }: LocalMoment, rhythm: MatchingRhythm, toldOn: string | null): boolean {
  if (hour < MORNING.from || hour >= MORNING.to) {
    return false;
  }
  const days = toldOn === null ? Number.POSITIVE_INFINITY : (Date.parse(day) - Date.parse(toldOn)) / DAY_MS;
  return days >= (rhythm === 'weekly' ? 7 : 1);
}

export function mayPushNow({ hour }: LocalMoment): boolean {
  return hour >= WAKING.from && hour < WAKING.to;
}

/** Goes on for who was here lately; asks once who was not; then stays silent until they come back. */
export function howToTell(lastVisit: Date, askedAt: Date | null, now: Date): 'tell' | 'ask' | 'stay-silent' {
  if (now.getTime() - lastVisit.getTime() < QUIET_DAYS * DAY_MS) {
    return 'tell';
  }
  return askedAt === null || askedAt < lastVisit ? 'ask' : 'stay-silent';
}
