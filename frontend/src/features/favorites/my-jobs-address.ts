import { pathTo } from '@babelboard/pages';
import type { FavoritesQuery } from '@babelboard/wire';

export const STATUSES = ['all', 'active', 'expired'] as const;

/** Which favorites are looked at, as the address says it. */
export type FavoritesAsked = Pick<FavoritesQuery, 'page' | 'search' | 'status'>;

/** What makes no sense in an address is left out. */
export function readMyJobsQuery(query: URLSearchParams): FavoritesAsked {
  const page = Number(query.get('page') ?? 1);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1,
    search: (query.get('search') ?? '').slice(0, 100),
    status: STATUSES.find((status) => status === query.get('status')) ?? 'all',
  };
}

export function myJobsAddress({ page, search, status }: FavoritesAsked): string {
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  if (status !== 'all') query.set('status', status);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return pathTo('my-jobs') + (text === '' ? '' : `?${text}`);
}
