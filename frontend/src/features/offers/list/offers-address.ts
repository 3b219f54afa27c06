import { pathTo } from '@babelboard/pages';
import { type CompanyOffersQuery, OFFER_STATES } from '@babelboard/wire';

export const STATES = ['all', ...OFFER_STATES, 'taken_off'] as const;
export const SORTS = ['newest', 'title', 'expires', 'views'] as const satisfies readonly CompanyOffersQuery['sort'][];

/** Which offers of the company are looked at, as the address says it. */
export type OffersAsked = Pick<CompanyOffersQuery, 'page' | 'state' | 'q' | 'sort'> & {
  /** Those alone that are to be confirmed as still open. */
  due: boolean;
};

/** What makes no sense in an address is left out. */
export function readOffersQuery(query: URLSearchParams): OffersAsked {
  const page = Number(query.get('page') ?? 1);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    q: (query.get('q') ?? '').slice(0, 100),
    state: STATES.find((state) => state === query.get('state')) ?? 'all',
    // A number there asks about one offer.
    due: query.get('confirm') === 'due',
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? 'newest',
  };
}

export function offersAddress({ page, q, state, sort, due }: OffersAsked): string {
  const query = new URLSearchParams();
  if (q !== '') query.set('q', q);
  if (state !== 'all') query.set('state', state);
  if (sort !== 'newest') query.set('sort', sort);
  if (due) query.set('confirm', 'due');
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return pathTo('company-jobs') + (text === '' ? '' : `?${text}`);
}
