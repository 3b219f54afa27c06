import { type Arrival, type Location, type Path, readPath, withBase, withoutBase, writePath } from './location.js';

export interface Visit {
  action: Arrival;
  location: Location;
}

export interface NavigateOptions {
  /** In place of the present entry of the history: back does not lead here again. */
  replace?: boolean;
  /** To be kept beside the address: something that can be cloned. */
  state?: unknown;
}

/** What leads elsewhere. */
export interface Navigator {
  go(steps: number): void;
  to(address: string, options?: NavigateOptions): void;
}

export interface BrowserHistory extends Navigator {
  readonly present: Visit;
  /** Writes another address at the present entry, and tells nobody. */
  rewrite(path: Path): void;
  listen(heard: (visit: Visit) => void): () => void;
}

interface EntryState {
  key: string;
  state: unknown;
}

/** The browser's history, in addresses below `base` (`/de`, or empty). */
export function createBrowserHistory(base: string): BrowserHistory {
  const listeners = new Set<(visit: Visit) => void>();
  let present: Visit = { action: 'POP', location: readLocation(base) };
  const arrive = (action: Arrival) => {
    present = { action, location: readLocation(base) };
    for (const heard of listeners) heard(present);
  };
  const addressOf = (path: Path) => writePath({ ...path, pathname: withBase(path.pathname, base) });
  window.addEventListener('popstate', () => arrive('POP'));
  return {
    get present() {
      return present;
    },
    go: (steps) => window.history.go(steps),
    to: (address, { replace = false, state = null } = {}) => {
      const entry: EntryState = { key: Math.random().toString(36).slice(2, 10), state };
      const next = addressOf(readPath(address, present.location));
      if (replace) window.history.replaceState(entry, '', next);
      else window.history.pushState(entry, '', next);
      arrive(replace ? 'REPLACE' : 'PUSH');
    },
    rewrite: (path) => window.history.replaceState(window.history.state, '', addressOf(path)),
    listen: (heard) => {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
  };
}

function readLocation(base: string): Location {
  const { pathname, search, hash } = window.location;
  const entry = window.history.state as Partial<EntryState> | null;
  return {
    pathname: withoutBase(pathname, base),
    search,
    hash,
    state: entry?.state ?? null,
    key: entry?.key ?? 'default',
  };
}
