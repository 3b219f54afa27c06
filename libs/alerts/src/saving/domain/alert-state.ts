import { PAUSE_DAYS } from './alert-limits.js';
import { type DigestTimes, nextDigest } from './next-digest.js';

/** Whether an alert looks, and when. */
export interface AlertState {
  pausedAt: Date | null;
  pausedUntil: Date | null;
  nextAt: Date | null;
  lookedAt: Date;
}

export type Pause = 'no' | 'yes' | 'month';

/** What an alert does from now on; what came while it was paused is no news afterwards. */
export function alertState(pause: Pause, times: DigestTimes, now: Date, lookedAt: Date): AlertState {
  if (pause === 'no') {
    return { pausedAt: null, pausedUntil: null, nextAt: nextDigest(times, now), lookedAt };
  }
  if (pause === 'yes') {
    return { pausedAt: now, pausedUntil: null, nextAt: null, lookedAt: now };
  }
  const until = new Date(now.getTime() + PAUSE_DAYS * 86_400_000);
  return { pausedAt: now, pausedUntil: until, nextAt: nextDigest(times, until), lookedAt: until };
}

/** Whether it is paused now. */
export function isPaused({ pausedAt, pausedUntil }: Pick<AlertState, 'pausedAt' | 'pausedUntil'>, now: Date): boolean {
  return pausedAt !== null && (pausedUntil === null || pausedUntil > now);
}

/** What a change makes of an alert: its times, and whether it looks. Whoever lets one go on that is on already changes nothing. */
export function applyAlertChange<T extends DigestTimes & AlertState>(
  alert: T,
  { paused, ...change }: Partial<DigestTimes> & { paused?: Pause },
  now: Date,
): T {
  const changed = { ...alert, ...change };
  if (paused !== undefined) {
    const goesOn = paused === 'no' && isPaused(alert, now);
    return { ...changed, ...alertState(paused, changed, now, goesOn ? now : alert.lookedAt) };
  }
  if (alert.nextAt === null) {
    return changed;
  }
  return { ...changed, nextAt: nextDigest(changed, isPaused(alert, now) ? (alert.pausedUntil ?? now) : now) };
}
