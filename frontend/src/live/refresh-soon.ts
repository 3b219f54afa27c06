import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** What comes in a burst, of a bulk change or of many who apply, is asked for once. */
const BURST_MS = 200;

/** `again`: there was more news while it was asked for. */
type Stage = 'waiting' | 'running' | 'again';

const stages = new WeakMap<QueryClient, Map<string, Stage>>();

/**
 * Has what is shown under a key asked for again: once, however much news there is in a moment and however many parts of a page hear it. News that
 * comes while it is asked for waits for the answer: an answer that takes longer than the next news is away would never come.
 * @param ready what it waits for, too
 */
export function refreshSoon(queries: QueryClient, queryKey: QueryKey, ready?: () => Promise<unknown>): void {
  const known = stages.get(queries) ?? new Map<string, Stage>();
  stages.set(queries, known);
  const key = hashKey(queryKey);
  const stage = known.get(key);
  if (stage === 'running') known.set(key, 'again');
  if (stage !== undefined) return;
  known.set(key, 'waiting');
  setTimeout(async () => {
    await ready?.();
    known.set(key, 'running');
    await queries.invalidateQueries({ queryKey });
    const isNewer = known.get(key) === 'again';
    known.delete(key);
    if (isNewer) refreshSoon(queries, queryKey, ready);
  }, BURST_MS);
}
