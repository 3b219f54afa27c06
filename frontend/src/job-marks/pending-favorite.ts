import type { LocalKey } from '@babelboard/wire';

const KEY = 'pendingFavoriteJobId' satisfies LocalKey;
const KEPT_MS = 24 * 3_600_000;

/**
 * The offer that somebody wanted to keep before signing in. It waits in the browser and not in the tab: the link of a mail that verifies an
 * address opens another one. After a day nobody remembers having pressed.
 */
export function keepPendingFavorite(id: number): void {
  write(`${id} ${Date.now()}`);
}

/** Null where there is none, and on the server. */
export function pendingFavorite(): number | null {
  try {
    const [id, at] = (window.localStorage.getItem(KEY) ?? '').split(' ').map(Number);
    const sound = Number.isSafeInteger(id) && Number.isSafeInteger(at) && Date.now() - (at ?? 0) < KEPT_MS;
    return sound && id !== undefined && id > 0 ? id : null;
  } catch {
    return null;
  }
}

/** It is kept now, or is not to be. */
export function forgetPendingFavorite(): void {
  write(null);
}

function write(value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, value);
  } catch {
    // Without storage the offer is found again in the list that one comes back to.
  }
}
