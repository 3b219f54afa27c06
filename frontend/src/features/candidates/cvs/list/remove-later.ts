import { useSyncExternalStore } from 'react';
import { beforeLogOut } from '../../../../session/before-log-out.js';

/** As long as a removal can be taken back. */
const UNDO_MS = 10_000;

interface Removal {
  run: () => Promise<void>;
  timer: ReturnType<typeof setTimeout>;
}

const waiting = new Map<number, Removal>();
/** Those that wait, and those that are just being removed; kept while other pages are open. */
let leaving: readonly number[] = [];
const listeners = new Set<() => void>();

/**
 * Removes a CV in a while, since a file that is gone cannot be brought back; at once when the page is left.
 * @returns takes it back
 */
export function removeLater(id: number, run: () => Promise<unknown>): () => void {
  const now = async () => {
    waiting.delete(id);
    await run().finally(() => show(leaving.filter((other) => other !== id)));
  };
  waiting.set(id, { run: now, timer: setTimeout(() => void now(), UNDO_MS) });
  // Whatever page of ours is open by then, and as long as the session is there.
  window.addEventListener('pagehide', removeNow);
  beforeLogOut(removeNow);
  show([...leaving, id]);
  return () => {
    if (!waiting.has(id)) return;
    clearTimeout(waiting.get(id)?.timer);
    waiting.delete(id);
    show(leaving.filter((other) => other !== id));
  };
}

/** Removes at once what still waits. */
async function removeNow(): Promise<void> {
  const all = [...waiting.values()];
  for (const { timer } of all) clearTimeout(timer);
  await Promise.all(all.map(({ run }) => run()));
}

/** The CVs that are about to go: no list shows them any more. */
export function useLeaving(): readonly number[] {
  return useSyncExternalStore(
    subscribe,
    () => leaving,
    () => leaving,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: readonly number[]): void {
  leaving = next;
  for (const listener of listeners) listener();
}
