import type { Page } from '@babelboard/pages';
import type { QueryClient } from '@tanstack/react-query';
import type { PageDataKey } from '../pages/page-data.js';
import type { Path } from '../router/location.js';
import { pageDataSource } from './page-source.js';

const keys = import.meta.glob<PageDataKey>(['/src/features/*/pages/*.page-data.ts', '/src/app/pages/*.page-data.ts'], {
  eager: true,
  import: 'dataKey',
});

/** Whether a page has its data, so that it can be read without a connection. Pages without data always have. */
export function atHand(page: Page, address: Pick<Path, 'pathname' | 'search'>, queries: QueryClient): boolean {
  const key = keys[`/${pageDataSource(page.name)}`];
  return key === undefined || queries.getQueryData(key(page, address)) !== undefined;
}
