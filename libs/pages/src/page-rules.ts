import { splitPath, UI_LANGUAGE_CODES } from '@babelboard/texts';
import { pageAt } from './page-at.js';
import { PAGES, type PageName, pageEntry } from './pages.js';

/** How an address is dealt with, whatever its page shows. */
export interface PageRules {
  /** The page belongs to one person, or to who is about to sign in: a shell without data that nobody keeps. */
  personal: boolean;
  /** The address may hold a code that still counts: the page tells nobody where a reader comes from. */
  holdsCode: boolean;
}

/** What stands before the code of a mailed link, as a pattern. */
const BEFORE_CODE = (Object.keys(PAGES) as PageName[])
  .map((name) => pageEntry(name).path.split('{token}', 2))
  .flatMap(([before = '', ...rest]) => (rest.length > 0 ? [before] : []))
  .join('|');
const WITH_CODE = /* @__PURE__ */ new RegExp(`^((?:/(?:${UI_LANGUAGE_CODES.join('|')}))?(?:${BEFORE_CODE})).+$`, 'i');

/** The rules for a path as somebody wrote it: slashes and capitals that are too many change no rule. */
export function pageRules(path: string): PageRules {
  const { path: address } = splitPath(`/${partsOf(path).join('/')}`);
  const { personal = false, codeInQuery = false, audience = 'everyone' } = pageEntry(pageAt(address).name);
  // A link that was cut or lengthened on its way still holds its code.
  const holdsCode = codeInQuery || WITH_CODE.test(address);
  return { personal: personal || holdsCode || audience !== 'everyone', holdsCode };
}

/** A path as logs may hold it: a code that still counts is in the hands of whoever reads it. */
export function withoutCode(path: string): string {
  return path.replace(WITH_CODE, '$1***');
}

type SitemapPage = { [Name in PageName]: (typeof PAGES)[Name] extends { inSitemap: true } ? Name : never }[PageName];

/** The pages that are in the sitemap whatever the offers. */
export function sitemapPages(): SitemapPage[] {
  return (Object.keys(PAGES) as PageName[]).filter((name): name is SitemapPage => pageEntry(name).inSitemap === true);
}

function partsOf(path: string): string[] {
  return path
    .toLowerCase()
    .split(/[\\/]+/)
    .filter((part) => part !== '');
}
