import type { LocalKey } from '@babelboard/wire';

const KEY = 'recent-searches' satisfies LocalKey;
const MOST = 5;

/** A list that somebody looked at in this browser. */
export interface RecentSearch {
  address: string;
  name: string;
}

/** The latest first; none where storage is closed. They stay in this browser. */
export function readRecentSearches(): RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSearch).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(search: RecentSearch): void {
  const others = readRecentSearches().filter(({ address, name }) => address !== search.address && name !== search.name);
  try {
    window.localStorage.setItem(KEY, JSON.stringify([search, ...others].slice(0, MOST)));
  } catch {
    // A closed storage only means that there are no earlier searches.
  }
}

function isSearch(value: unknown): value is RecentSearch {
  const { address, name } = (value ?? {}) as Partial<RecentSearch>;
  return (
    typeof address === 'string' && address.startsWith('/') && !address.startsWith('//') && typeof name === 'string'
  );
}
