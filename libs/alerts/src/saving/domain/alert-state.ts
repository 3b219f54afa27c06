import { LOOK_BACK_MS, PAUSE_DAYS } from './alert-limits.js';
import { type DigestTimes, nextDigest } from './next-digest.js';

/** Whether an alert looks, and when. */
export interface AlertState {
  pausedAt: Date | null;
  pausedUntil: Date | null;
  nextAt: Date | null;
  lookedAt: Date;
}

export type Pause = 'no' | 'yes' | 'month';

const NOT_PAUSED = { pausedAt: null, pausedUntil: null };

/** What an alert does from now on; what came while it was paused is no news afterwards. */
export function alertState(pause: Pause, times: DigestTimes, now: Date, lookedAt: Date): AlertState {
  if (pause === 'no') {
    return { ...NOT_PAUSED, nextAt: nextDigest(times, now), lookedAt };
  }
  if (pause === 'yes') {
    return { pausedAt: now, pausedUntil: null, nextAt: null, lookedAt: now };
  }
  const until = new Date(now.getTime() + PAUSE_DAYS * 86_400_000);
  return { pausedAt: now, pausedUntil: until, nextAt: nextDigest(times, until) ?? until, lookedAt: until };
}

/** When an alert that is not paused looks under other times. No news is lost on the way: one that tells at once from now on first looks for what waits. */
export function underOtherTimes(
  before: Pick<DigestTimes, 'rhythm'> & AlertState,
  times: DigestTimes,
  now: Date,
): AlertState {
  const { nextAt, lookedAt } = before;
  const [was, is] = [before.rhythm === 'instant', times.rhythm === 'instant'];
  if (is) {
    return { ...NOT_PAUSED, lookedAt, nextAt: was ? nextAt : now };
  }
  // What was published a moment ago may be on its way still.
  const told = new Date(now.getTime() - LOOK_BACK_MS);
  return {
    ...NOT_PAUSED,
    nextAt: nextDigest(times, now),
    lookedAt: was && nextAt === null && told > lookedAt ? told : lookedAt,
  };
}

/** Whether it is paused now. */
export function isPaused({ pausedAt, pausedUntil }: Pick<AlertState, 'pausedAt' | 'pausedUntil'>, now: Date): boolean {
  return pausedAt !== null && (pausedUntil === null || pausedUntil > now);
}

/** Whether new offers are to find it: it tells at once, or will when its pause ends by itself. */
export function looksAtOnce({
  rhythm,
  pausedAt,
  pausedUntil,
}: Pick<DigestTimes, 'rhythm'> & Pick<AlertState, 'pausedAt' | 'pausedUntil'>): boolean {
  return rhythm === 'instant' && (pausedAt === null || pausedUntil !== null);
}

/** What a change makes of an alert: its times, and whether it looks. Whoever lets one go on that is on already changes nothing. */
export function applyAlertChange<T extends DigestTimes & AlertState>(
  alert: T,
  { paused, ...change }: Partial<DigestTimes> & { paused?: Pause },
  now: Date,
): T {
  const wasPaused = isPaused(alert, now);
  const changed = { ...alert, ...change };
  if (paused === 'yes' || paused === 'month' || (paused === 'no' && wasPaused)) {
    return { ...changed, ...alertState(paused, changed, now, now) };
  }
  if (!wasPaused) {
    return { ...changed, ...underOtherTimes(alert, changed, now) };
  }
  const { pausedUntil } = alert;
  return pausedUntil === null ? changed : { ...changed, nextAt: nextDigest(changed, pausedUntil) ?? pausedUntil };
}
