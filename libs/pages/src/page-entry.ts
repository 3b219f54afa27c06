/** Who may see a page: everybody, whoever is signed in, or people of one type. */
export type Audience = 'everyone' | 'signed-in' | 'candidate' | 'company' | 'admin';

/** What is said of a page, once, for server and browser. */
export interface PageEntry {
  /**
   * Parts in braces stand for what differs: `{token}` for one part, `{page?}` for one that may be missing, `{rest*}` for any number of them.
   * What a part may be is said in `path-parts.ts`.
   */
  path: string;
  /** The address that it had before: leads to this one, in the browser as on the server. */
  before?: string;
  /** For pages whose addresses have a grammar of their own; `path` is the plainest of them. */
  matches?: (path: string) => boolean;
  /** The feature of the front end that has its code, `app` for those that need several; with the name of its file where that is not the page's. */
  code: string;
  audience?: Audience;
  /** Without navigation and footer: nothing leads away from the form, and a login never leads back to it. */
  bare?: true;
  /** A shell without data that nobody keeps. So is every page that is not for everybody; all others are shared by all guests. */
  personal?: true;
  /** The address may hold a code that still counts in its query; in its path that is a `{token}`. */
  codeInQuery?: true;
  /** Stands in the sitemap among the pages that are there whatever the offers. */
  inSitemap?: true;
  /** Where it is another than 200. */
  status?: 404;
}
