import type { SessionKey } from '@babelboard/wire';

/** What this tab remembers across a reload: where one was in each page, how much of a list was loaded. */
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
    window.sessionStorage.setItem(STORES[store], JSON.stringify(memory));
  } catch {
    // Without storage a reload starts at the top.
  }
}

/** A page that was opened by a link or by its address starts afresh; one that was reloaded or gone back to does not. */
export function forgetUnlessReturning(): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival === undefined || arrival.type !== 'navigate') return;
  // The router gives this key to the page that a document starts with.
  const { default: _start, ...positions } = readTabMemory('positions');
  writeTabMemory('positions', positions);
  writeTabMemory('pages', {});
}
