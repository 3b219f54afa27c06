/** A step that is so late waits for another morning: nobody gets one at night because a server was away. */
const LATEST_MS = 4 * 3_600_000;

/** Whether what was due at a time comes too late now. */
export function isTooLate(due: Date, now: Date): boolean {
  return now.getTime() - due.getTime() > LATEST_MS;
}
