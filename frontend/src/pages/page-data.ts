import type { Page, PageName } from '@babelboard/pages';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { BabelboardApi } from '../api/babelboard-api.js';

/** How the server answers for a page. */
export type PageStatus = { status: number } | { redirect: string; status: 301 | 302 };

export interface PageRequest<Name extends PageName = PageName> {
  page: Page<Name>;
  url: URL;
  queries: QueryClient;
  api: BabelboardApi;
}

/** Exported as `loadData` beside a page: loads what the page needs before the server renders it; gives a status where it is not the usual one. */
export type LoadPageData<Name extends PageName = PageName> = (request: PageRequest<Name>) => Promise<PageStatus | null>;

/** Exported as `dataKey` beside a page: under which key its data is kept, so that it can be read again without a connection. */
export type PageDataKey<Name extends PageName = PageName> = (
  page: Page<Name>,
  address: { pathname: string; search: string },
) => QueryKey;
