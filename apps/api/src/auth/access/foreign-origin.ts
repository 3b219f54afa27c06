import type { Request } from 'express';

/** Methods that change nothing. */
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

export function isWrite({ method }: Pick<Request, 'method'>): boolean {
  return !READS.has(method);
}

/** What a browser tells about where a request comes from. */
export interface Origins {
  /** `Sec-Fetch-Site`: same-origin, same-site, cross-site, none. */
  fetchSite: string | undefined;
  /** `Origin`. */
  origin: string | undefined;
}

/**
 * Whether a write may come from another site: a browser says so, or cookies come with it and nothing says that this site sent it.
 * Scripts of pages can set neither header. `Sec-Fetch-Site` wins: it also holds where the site is reached by another name
 * than `BASE_URL`; browsers leave it out on plain http except at localhost.
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export function isForeignWrite({ fetchSite, origin }: Origins, withCookies: boolean, ownOrigin: string): boolean {
  if (fetchSite !== undefined) {
    return fetchSite !== 'same-origin';
  }
  if (origin !== undefined) {
    return origin !== ownOrigin;
  }
  return withCookies;
}
