import { type PageName, pageEntry } from '@babelboard/pages';

/** Where the files of a page stand, without their endings. */
function fileOf(name: PageName): string {
  const [folder = '', file = name] = pageEntry(name).code.split('/');
  return folder === 'app' ? `src/app/pages/${file}` : `src/features/${folder}/pages/${file}`;
}

/** The file of a page's component, as the build's manifest names it. */
export function pageSource(name: PageName): string {
  return `${fileOf(name)}.page.tsx`;
}

/** The file that loads a page's data, where there is one. */
export function pageDataSource(name: PageName): string {
  return `${fileOf(name)}.page-data.ts`;
}
