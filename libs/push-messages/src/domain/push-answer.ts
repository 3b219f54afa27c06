/** What became of a message that was handed to a push service. */
export type PushOutcome =
  | { kind: 'taken' }
  /** Nobody listens there any more, or never may: the subscription goes. */
  | { kind: 'gone' }
  | { kind: 'later'; afterMs: number }
  /** It will not take this message, however often it is asked. */
  | { kind: 'refused' };

/** How long to wait where a service says that it is too much, and not until when. */
const USUAL_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 3_600_000;

/**
 * Reads a service's answer (RFC 8030, RFC 9110).
 * @returns null where it may be better in a moment, or is ours to mend (it does not take our key): to be tried again as other tasks are
 */
export function readPushAnswer(status: number, retryAfter: string | undefined, now: Date): PushOutcome | null {
  if (status >= 200 && status < 300) {
    return { kind: 'taken' };
  }
  if (status === 404 || status === 410) {
    return { kind: 'gone' };
  }
  const wait = readRetryAfter(retryAfter, now);
  if (status === 429 || (status >= 500 && wait !== null)) {
    return { kind: 'later', afterMs: Math.min(wait ?? USUAL_WAIT_MS, LONGEST_WAIT_MS) };
  }
  return status >= 500 || status === 401 || status === 403 ? null : { kind: 'refused' };
}

/** Seconds, or a date. Null where it says nothing that can be read. */
function readRetryAfter(value: string | undefined, now: Date): number | null {
  if (value === undefined) {
    return null;
  }
  const milliseconds = /^\d{1,9}$/.test(value.trim()) ? Number(value) * 1_000 : Date.parse(value) - now.getTime();
  return Number.isNaN(milliseconds) ? null : Math.max(milliseconds, 1_000);
}
