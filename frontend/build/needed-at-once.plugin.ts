import type { Plugin } from 'vite';

/**
 * Tells which modules all of these need at once, so that they can be kept in one chunk: they would be cut into a dozen of small files, by
 * which pages share what, although each of these loads all of them.
 */
export function neededAtOnce(...entries: string[]): { plugin: Plugin; holds: (id: string) => boolean } {
  const needs = entries.map(() => new Set<string>());
  const plugin: Plugin = {
    name: 'babelboard-needed-at-once',
    buildEnd() {
      for (const [at, entry] of entries.entries()) {
        const follow = (id: string): void => {
          if (needs[at]?.has(id)) return;
          needs[at]?.add(id);
          for (const next of this.getModuleInfo(id)?.importedIds ?? []) follow(next);
        };
        follow(entry);
      }
    },
  };
  return { plugin, holds: (id) => needs.every((needed) => needed.has(id)) };
}
