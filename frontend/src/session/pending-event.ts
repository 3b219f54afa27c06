import type { LocalKey } from '@babelboard/wire';

const KEY = 'pending-event' satisfies LocalKey;
const KEPT_MS = 24 * 3_600_000;

/**
 * The event that somebody wanted to join before signing in. It waits in the browser and not in the tab: the link of a mail that verifies an
 * address opens another one. After a day nobody remembers having pressed.
 */
export function keepPendingEvent(id: number): void {
  write(`${id} ${Date.now()}`);
}

/** Null where there is none, and on the server. */
export function pendingEvent(): number | null {
  try {
    const [id, at] = (window.localStorage.getItem(KEY) ?? '').split(' ').map(Number);
    const sound = id !== undefined && at !== undefined && id > 0 && Date.now() - at < KEPT_MS;
    return sound ? id : null;
  } catch {
    return null;
  }
}

/** It is joined now, or is not to be. */
export function forgetPendingEvent(): void {
  write(null);
}

function write(value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, value);
  } catch {
    // Without storage the button is pressed once more after signing in.
  }
}
