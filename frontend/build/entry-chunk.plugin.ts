import type { Plugin } from 'vite';

/**
 * Keeps all that the entry needs at once in one chunk: it would be cut into a dozen of small files, by which pages share what, although
 * each page loads all of them.
 */
export function entryChunk(entry: string): { plugin: Plugin; holds: (id: string) => boolean } {
  const needed = new Set<string>();
  const plugin: Plugin = {
    name: 'babelboard-entry-chunk',
    buildEnd() {
      const follow = (id: string): void => {
        if (needed.has(id)) return;
        needed.add(id);
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) follow(next);
      };
      follow(entry);
    },
  };
  return { plugin, holds: (id) => needed.has(id) };
}
