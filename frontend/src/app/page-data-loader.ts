import type { PageName } from '@babelboard/pages';
import type { LoadPageData } from '../pages/page-data.js';
import { pageDataSource } from './page-source.js';

const loads = import.meta.glob<LoadPageData>(
  ['/src/features/*/pages/*.page-data.ts', '/src/app/pages/*.page-data.ts'],
  {
    eager: true,
    import: 'loadData',
  },
);

/** What loads the data of a page on the server; null for a page without any. */
export function pageDataLoader(name: PageName): LoadPageData | null {
  return loads[`/${pageDataSource(name)}`] ?? null;
}
