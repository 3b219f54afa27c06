/** As long as a removal can be taken back. */
const UNDO_MS = 10_000;

interface Removal {
  run: () => void;
  timer: ReturnType<typeof setTimeout>;
}

const waiting = new Map<number, Removal>();

/**
 * Removes a CV in a while, since a file that is gone cannot be brought back; at once when the page is left.
 * @returns takes it back
 */
export function removeLater(id: number, run: () => void): () => void {
  const now = () => {
    waiting.delete(id);
    run();
  };
  waiting.set(id, { run: now, timer: setTimeout(now, UNDO_MS) });
  return () => {
    clearTimeout(waiting.get(id)?.timer);
    waiting.delete(id);
  };
}

/** Removes at once what still waits. */
export function removeNow(): void {
  for (const { run, timer } of [...waiting.values()]) {
    clearTimeout(timer);
    run();
  }
}
