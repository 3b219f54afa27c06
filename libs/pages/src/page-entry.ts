/** Who may see a page: everybody, whoever is signed in, or people of one type. */
export type Audience = 'everyone' | 'signed-in' | 'candidate' | 'company' | 'admin';

/** What is said of a page, once, for server and browser. */
export interface PageEntry {
  /**
   * Parts in braces stand for what differs: `{token}` for one part, `{page?}` for one that may be missing, `{rest*}` for any number of them.
   * What a part may be is said in `path-parts.ts`.
   */
  path: string;
  /** For pages whose addresses have a grammar of their own; `path` is the plainest of them. */
  matches?: (path: string) => boolean;
  /** Where the front end has its code: `jobs/home` for `features/jobs/pages/home.page.tsx`, `app/contact` for `app/pages/contact.page.tsx`. */
  code: string;
  /** Catalogues of texts that its first view needs beyond those of the frame and of the folder of its code. */
  texts?: readonly string[];
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
