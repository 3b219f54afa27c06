import { splitPath } from '@babelboard/texts';

export interface Breadcrumb {
  name: string;
  /** Path and query on this site, without the part that says the language; null where the step has no address. */
  path: string | null;
}

/** The steps of the BreadcrumbList among a page's JSON-LD objects; none where there is no such list. */
export function readBreadcrumbs(script: Record<string, unknown>[]): Breadcrumb[] {
  const list = script.find((data) => data['@type'] === 'BreadcrumbList');
  const items = Array.isArray(list?.itemListElement) ? (list.itemListElement as Record<string, unknown>[]) : [];
  return items.flatMap(({ name, item }) =>
    typeof name === 'string' ? [{ name, path: typeof item === 'string' ? pathOf(item) : null }] : [],
  );
}

function pathOf(address: string): string | null {
  if (!URL.canParse(address, 'http://here.invalid')) return null;
  const { pathname, search } = new URL(address, 'http://here.invalid');
  return splitPath(pathname + search).path;
}
