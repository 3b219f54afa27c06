import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** What comes in a burst, of a bulk change or of many who apply, is asked for once. */
const BURST_MS = 200;

const waiting = new WeakMap<QueryClient, Set<string>>();

/** Has what is shown under a key asked for again: once, however much news there is in a moment and however many parts of a page hear it. */
export function refreshSoon(queries: QueryClient, queryKey: QueryKey): void {
  const keys = waiting.get(queries) ?? new Set();
  waiting.set(queries, keys);
  const key = hashKey(queryKey);
  if (keys.has(key)) return;
  keys.add(key);
  setTimeout(() => {
    keys.delete(key);
    void queries.invalidateQueries({ queryKey });
  }, BURST_MS);
}
