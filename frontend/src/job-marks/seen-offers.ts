import type { LocalKey } from '@babelboard/wire';
import { useSyncExternalStore } from 'react';

const KEY = 'seen-offers' satisfies LocalKey;
const MOST = 500;
const NONE: ReadonlySet<number> = new Set();

let seen: ReadonlySet<number> | null = null;
const listeners = new Set<() => void>();

/** Remembers in this browser that an offer was opened. */
export function markSeen(id: number): void {
  const before = seenOffers();
  if (!before.has(id)) keepSeen([...before, id]);
}

/** Takes other marks in place of those that were there, the last one last. */
export function keepSeen(ids: readonly number[]): void {
  const kept = ids.slice(-MOST);
  seen = new Set(kept);
  try {
    if (kept.length === 0) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A closed storage only means that the marks end with the page.
  }
  for (const listener of listeners) listener();
}

/** The offers that were opened in this browser; none on the server and until the page runs. */
export function useSeenOffers(): ReadonlySet<number> {
  return useSyncExternalStore(subscribeSeen, seenOffers, () => NONE);
}

/** In the order in which they were opened. */
export function seenOffers(): ReadonlySet<number> {
  if (seen === null) {
    const ids = readSeen();
    // The very same where there are none: else every card would be rendered twice on arrival.
    seen = ids.length === 0 ? NONE : new Set(ids);
  }
  return seen;
}

function readSeen(): number[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)) : [];
  } catch {
    return [];
  }
}

export function subscribeSeen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
