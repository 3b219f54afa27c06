/** Requests that no one waits for: they leave the progress bar alone. */
const SILENT = ['/api/version', '/api/dev/ping'];

let running = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  running += by;
  for (const listener of listeners) listener();
}

/** Runs a request and counts it while it lasts, unless its path is a silent one. */
export async function countRequest<T>(url: string, run: () => Promise<T>): Promise<T> {
  const path = url.split('?')[0] ?? url;
  if (SILENT.includes(path)) return run();
  change(1);
  try {
    return await run();
  } finally {
    change(-1);
  }
}

/** How many counted requests run now, for `useSyncExternalStore`. */
export const requestActivity = {
  running: () => running,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
