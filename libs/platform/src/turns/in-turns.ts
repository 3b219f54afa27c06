import { setImmediate } from 'node:timers/promises';

/** Works that long before others get their turn. */
const TURN_MS = 10;

/**
 * Does the work for each item, one after another, and gives the results in their order. Between items whatever else goes on in the process
 * gets its turn: requests are answered, and a server that is sent data meanwhile does not wait for it.
 */
export async function inTurns<T, R>(items: Iterable<T>, work: (item: T) => R): Promise<R[]> {
  const results: R[] = [];
  let turnEnds = performance.now() + TURN_MS;
  for (const item of items) {
    results.push(work(item));
    if (performance.now() > turnEnds) {
      await setImmediate();
      turnEnds = performance.now() + TURN_MS;
    }
  }
  return results;
}
