import { type EnqueuedTaskPromise, Meilisearch, MeilisearchApiError } from 'meilisearch';

/** Opens a server; nothing is asked of it yet. */
export function openMeilisearch(url: string, key: string | undefined): Meilisearch {
  return new Meilisearch({
    host: url,
    apiKey: key,
    // Compressed answers come in several small writes, each of which waits 40 ms for a delayed ACK.
    requestInit: { headers: { 'Accept-Encoding': 'identity' } },
  });
}

/** A write waits its turn behind whatever else the server is told to do. */
const LONGEST_WAIT_MS = 120_000;

/** Waits as long as the server works on it; for builds, whose batches take minutes. */
export const UNTIL_DONE = 0;

/**
 * Waits until the server has done a task; that it was taken says nothing.
 * @param options.ignoredCode code of an error that is as good as success
 * @throws Error with the server's message when the task failed, or is not done in time
 */
export async function taskDone(
  enqueued: EnqueuedTaskPromise,
  { ignoredCode, timeout = LONGEST_WAIT_MS }: { ignoredCode?: string; timeout?: number } = {},
): Promise<void> {
  const { status, type, error } = await enqueued.waitTask({ timeout, interval: timeout === UNTIL_DONE ? 200 : 20 });
  if (status !== 'succeeded' && error?.code !== ignoredCode) {
    throw new Error(`Meilisearch: ${type} ${status}: ${error?.message ?? 'no reason given'}`);
  }
}

/** Whether the server has no index of that name. */
export function isMissingIndex(error: unknown): boolean {
  return error instanceof MeilisearchApiError && error.cause?.code === 'index_not_found';
}
