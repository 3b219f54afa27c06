const LONGEST = 2_000;

/**
 * The path of a page of this site, for going on there after a login.
 * @returns path with query and fragment; null for everything that a browser could take for another site, or that is no page
 */
export function sameSitePath(target: string | null | undefined): string | null {
  if (!target || target.length > LONGEST || !target.startsWith('/') || /[\\\p{Cc}]/u.test(target)) {
    return null;
  }
  const home = 'https://site.invalid';
  if (!URL.canParse(target, home)) {
    return null;
  }
  const { origin, pathname, search, hash } = new URL(target, home);
  return origin === home && !/^\/(?:\/|api\/)/.test(pathname) ? `${pathname}${search}${hash}` : null;
}
