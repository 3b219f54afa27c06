import type { EnqueuedTaskPromise } from 'meilisearch';

/** A write waits its turn behind whatever else the server is told to do. */
const LONGEST_WAIT_MS = 120_000;

/**
 * Waits until the server has done a task; that it was taken says nothing.
 * @param ignoredCode code of an error that is as good as success
 * @throws Error with the server's message when the task failed, or is not done in time
 */
export async function taskDone(enqueued: EnqueuedTaskPromise, ignoredCode?: string): Promise<void> {
  const { status, type, error } = await enqueued.waitTask({ timeout: LONGEST_WAIT_MS, interval: 20 });
  if (status !== 'succeeded' && error?.code !== ignoredCode) {
    throw new Error(`Meilisearch: ${type} ${status}: ${error?.message ?? 'no reason given'}`);
  }
}
