import { LIMITS } from './limits.js';

const PAUSE_MS = 50;

/**
 * Repeats `check` until it no longer throws and gives its result.
 * @throws the last error of `check` when `timeoutMs` is over
 */
export async function eventually<T>(
  check: () => T | Promise<T>,
  { timeoutMs = LIMITS.waitMs }: { timeoutMs?: number } = {},
): Promise<T> {
  const end = Date.now() + timeoutMs;
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
