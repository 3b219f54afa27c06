import type { Audience } from './page-entry.js';
import { PAGES, type PageName, pageEntry } from './pages.js';
import { type PathParams, pathPattern, readParts } from './path-parts.js';

/** A page with what its address says. */
export type Page<Name extends PageName = PageName> = {
  [Each in Name]: { name: Each; params: PathParams<(typeof PAGES)[Each]['path']> };
}[Name];

const NAMES = Object.keys(PAGES) as PageName[];
const PATTERNS = new Map(NAMES.map((name) => [name, pathPattern(pageEntry(name).path)]));

/**
 * Which page a path means.
 * @param productPrefix first part of the information pages' paths; any where it is not given
 */
export function pageAt(path: string, productPrefix?: string): Page {
  for (const name of NAMES) {
    const { matches } = pageEntry(name);
    const params = matches === undefined ? readParts(PATTERNS.get(name) as RegExp, path) : matches(path) ? {} : null;
    const foreign = params?.product !== undefined && productPrefix !== undefined && params.product !== productPrefix;
    if (params !== null && !foreign) {
      return { name, params } as Page;
    }
  }
  return { name: 'not-found', params: {} };
}

export function audienceOf(name: PageName): Audience {
  return pageEntry(name).audience ?? 'everyone';
}

/** Whether somebody may see a page for these people; null is a guest. */
export function mayVisit(audience: Audience, visitor: { type: string } | null): boolean {
  if (audience === 'everyone') {
    return true;
  }
  return visitor !== null && (audience === 'signed-in' || audience === visitor.type);
}
