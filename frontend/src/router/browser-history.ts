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

/** What leads elsewhere, and knows where one is. */
export interface Navigator {
  /** Null while the server renders. */
  readonly present: Visit | null;
  go(steps: number): void;
  /** @param address with its path: where one is may have changed since it was written */
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

/**
 * The browser's history, in addresses below `base` (`/de`, or empty).
 * @param normal the path to which the server would redirect another, or null
 */
export function createBrowserHistory(base: string, normal: (path: string) => string | null): BrowserHistory {
  const listeners = new Set<(visit: Visit) => void>();
  let present: Visit = { action: 'LOAD', location: readLocation(base) };
  const arrive = (action: Arrival) => {
    present = { action, location: readLocation(base) };
    for (const heard of listeners) heard(present);
  };
  const addressOf = (path: Path) => writePath({ ...path, pathname: withBase(path.pathname, base) });
  // A link to a part of the page makes an entry of its own, which nobody has been at.
  window.addEventListener('popstate', () => arrive(entryState() === null ? 'PUSH' : 'POP'));
  return {
    get present() {
      return present;
    },
    go: (steps) => window.history.go(steps),
    to: (address, { replace = false, state = null } = {}) => {
      const entry: EntryState = { key: newKey(), state };
      const path = readPath(address);
      const next = addressOf({ ...path, pathname: normal(path.pathname) ?? path.pathname });
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

/** Where one is. An entry that the browser made gets its key here: what is kept of it is its own in all documents of a tab. */
function readLocation(base: string): Location {
  const entry = entryState() ?? { key: newKey(), state: null };
  if (entryState() === null) window.history.replaceState(entry, '');
  const { pathname, search, hash } = window.location;
  return { ...entry, pathname: withoutBase(pathname, base), search, hash };
}

function entryState(): EntryState | null {
  const { key, state = null } = (window.history.state ?? {}) as Partial<EntryState>;
  return key === undefined ? null : { key, state };
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
