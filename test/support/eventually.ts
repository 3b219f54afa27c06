import { LIMITS } from './limits.js';

const PAUSE_MS = 50;

/**
 * Repeats `check` until it no longer throws and gives its result.
 * @param limitMs `LIMITS.startMs` where an index is built, a product starts, or what was killed comes back
 * @throws the last error of `check` when the limit is over
 */
export async function eventually<T>(check: () => T | Promise<T>, limitMs = LIMITS.waitMs): Promise<T> {
  const end = Date.now() + limitMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) {
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
