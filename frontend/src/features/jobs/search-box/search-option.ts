import type { SearchLine } from '@babelboard/wire';
import type { RecentSearch } from './recent-searches.js';

/** A line below a field: a search that one may mean, or one of before. */
export interface SearchOption extends Pick<SearchLine, 'head' | 'name' | 'lang' | 'detail' | 'matched' | 'address'> {
  kind: SearchLine['kind'] | 'recent';
  /** Null of a search of before. */
  total: number | null;
}

export function recentOptions(searches: RecentSearch[]): SearchOption[] {
  return searches.map(({ address, name }) => ({
    ...{ kind: 'recent', head: '', name, detail: null, matched: null, total: null },
    address,
  }));
}

/** The name in pieces, of which the second was typed. */
export function piecesOf({ name, matched }: Pick<SearchOption, 'name' | 'matched'>): [string, string, string] {
  const [from, to] = matched ?? [0, 0];
  return [name.slice(0, from), name.slice(from, to), name.slice(to)];
}
