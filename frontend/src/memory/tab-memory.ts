import type { SessionKey } from '@babelboard/wire';

/** Entries of the history that are remembered. */
const MOST = 100;

/** What this tab remembers of entries of its history, by their keys: where one was in the page, how much of a list was loaded. */
const STORES = { positions: 'scroll-positions', pages: 'list-pages' } satisfies Record<string, SessionKey>;
type Store = keyof typeof STORES;

export function readTabMemory(store: Store): Record<string, number> {
  try {
    return JSON.parse(window.sessionStorage.getItem(STORES[store]) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

export function writeTabMemory(store: Store, memory: Record<string, number>): void {
  try {
    window.sessionStorage.setItem(
      STORES[store],
      JSON.stringify(Object.fromEntries(Object.entries(memory).slice(-MOST))),
    );
  } catch {
    // Without storage a reload starts at the top.
  }
}
