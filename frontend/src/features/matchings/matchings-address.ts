import { pathTo } from '@babelboard/pages';

/** So many stand on a page, as the specification asks for them. */
export const PAGE_SIZE = 7;
const MOST_PAGES = 1_000;

/** Which matchings are looked at, as the address says it. */
export interface MatchingsAsked {
  page: number;
  order: 'fit' | 'date';
}

/** What makes no sense in an address is left out. */
export function readMatchingsAddress(page: string | undefined, query: URLSearchParams): MatchingsAsked {
  return { page: readPage(page), order: query.get('order') === 'date' ? 'date' : 'fit' };
}

export function readPage(page: string | undefined): number {
  const number = Number(page ?? 1);
  return Number.isInteger(number) && number >= 1 && number <= MOST_PAGES ? number : 1;
}

export function matchingsAddress({ page, order }: MatchingsAsked): string {
  const path = pathTo('matchings', page === 1 ? {} : { page: String(page) });
  return order === 'fit' ? path : `${path}?order=date`;
}

export function discardedAddress(page: number): string {
  return pathTo('discarded-matchings', page === 1 ? {} : { page: String(page) });
}
