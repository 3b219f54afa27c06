import { splitPath } from '@babelboard/texts';
import { pageAt } from './page-at.js';
import { PAGES, type PageName, pageEntry } from './pages.js';

/** How an address is dealt with, whatever its page shows. */
export interface PageRules {
  /** The page belongs to one person, or to who is about to sign in: a shell without data that nobody keeps. */
  personal: boolean;
  /** The address may hold a code that still counts: the page tells nobody where a reader comes from. */
  holdsCode: boolean;
}

/** What stands before the code of a mailed link, as a pattern: slashes count however many they are, and so does a backslash. */
const BEFORE_CODE = (Object.keys(PAGES) as PageName[])
  .map((name) => pageEntry(name).path.split('{token}', 2))
  .flatMap(([before = '', ...rest]) => (rest.length > 0 ? [before.slice(1).replaceAll('/', '[\\\\/]+')] : []))
  .join('|');
/** Wherever in a path it stands: behind a language, slashes too many, or what somebody put before it. */
const WITH_CODE = /* @__PURE__ */ new RegExp(`([\\\\/](?:${BEFORE_CODE}))[^\\\\/].*$`, 'is');

/** The rules for a path as somebody wrote it: slashes, capitals and percent signs that are too many change no rule. */
export function pageRules(path: string): PageRules {
  const { path: address } = splitPath(`/${partsOf(plain(path)).join('/')}`);
  const { personal = false, codeInQuery = false, audience = 'everyone' } = pageEntry(pageAt(address).name);
  const holdsCode = codeInQuery || masked(path) !== null;
  return { personal: personal || holdsCode || audience !== 'everyone', holdsCode };
}

/** A path as logs may hold it: a code that still counts is in the hands of whoever reads it. */
export function withoutCode(path: string): string {
  return masked(path) ?? path;
}

/** A path without the code that may still count; null where it holds none. A link that was cut or lengthened on its way still holds its code. */
function masked(path: string): string | null {
  const read = plain(path);
  return WITH_CODE.test(read) ? read.replace(WITH_CODE, '$1***') : null;
}

/** Without the percent signs that no address needs: some programs write `verify%2Demail`, and the code behind it counts. */
function plain(path: string): string {
  return path.replace(/%[2-7][\da-f]/gi, decodeURIComponent);
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
