const DAY_MS = 86_400_000;

/** Days by the calendar of who looks: 0 is today, below zero is past. */
export function daysUntil(moment: string, now: Date): number {
  return Math.round((midnight(new Date(moment)) - midnight(now)) / DAY_MS);
}

/** Of the same date in UTC, where every day is as long as the others. */
function midnight(moment: Date): number {
  return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
}
