import { AsyncLocalStorage } from 'node:async_hooks';

/** @type {Set<AsyncLocalStorage<unknown>>} */
const used = new Set();

for (const name of /** @type {const} */ (['run', 'enterWith'])) {
  const method = /** @type {(...words: unknown[]) => unknown} */ (AsyncLocalStorage.prototype[name]);
  Reflect.set(
    AsyncLocalStorage.prototype,
    name,
    /** @this {AsyncLocalStorage<unknown>} @param {unknown[]} words */
    function (...words) {
      used.add(this);
      return method.apply(this, words);
    },
  );
}

/**
 * Ends the storages of a suite that is over. Modules make storages and never end them, and before Node.js 24 each promise of the process
 * passes on what each of them holds: with those of a hundred suites that came before, it takes a tenth of the time and more.
 */
export function endAsyncStorages() {
  for (const storage of used) {
    storage.disable();
  }
  used.clear();
}
