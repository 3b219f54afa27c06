import type { PageEntry } from './page-entry.js';
import { PAGES } from './pages.js';

const FORMER: ReadonlyMap<string, string> = new Map(
  Object.values<PageEntry>(PAGES).flatMap(({ before, path }) => (before === undefined ? [] : [[before, path]])),
);

/** Browsers resolve such parts before they ask: whoever sends them gets no redirect, which a browser would read differently. */
const DOT_PARTS = /(?:^|[\\/])(?:\.|%2e){1,2}(?:[\\/]|$)/i;

/** The normal form of a path (no slash at its end, no `.html` on an offer, no address that a page had before), or null when it is in it; lists have their own. */
export function normalPath(path: string): string | null {
  if (DOT_PARTS.test(path)) {
    return null;
  }
  // One slash at the start only: `//host` and `/\\host` would lead to another site.
  let normal = `/${path.replace(/^[\\/]+|\/+$/g, '')}`;
  if (normal.startsWith('/jobs/')) {
    normal = normal.replace(/(?:\/|\.html)+$/, '');
  }
  normal = FORMER.get(normal) ?? normal;
  return normal === path ? null : normal;
}
