/** Where one is: an address of this site, without the part that says the language, and what stands with it in the history. */
export interface Location {
  pathname: string;
  /** With its `?`, or empty. */
  search: string;
  /** With its `#`, or empty. */
  hash: string;
  /** What whoever led here wrote beside the address; it may come from an older build. */
  state: unknown;
  /** Of the entry in the history, as long as that is there. */
  key: string;
}

export type Path = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** How one came: with the document, by a step back or forward, or by a link. */
export type Arrival = 'LOAD' | 'POP' | 'PUSH' | 'REPLACE';

/** An address from its parts. */
export function writePath({ pathname, search, hash }: Path): string {
  return pathname + search + hash;
}

/** The parts of an address of this site. What it does not say (`?page=2`, `#top`) stays as it is `from` where one is. */
export function readPath(to: string, from: Path = { pathname: '/', search: '', hash: '' }): Path {
  const [beforeHash = '', ...hash] = to.split('#');
  const [pathname = '', ...search] = beforeHash.split('?');
  return {
    pathname: pathname === '' ? from.pathname : pathname,
    search: search.length > 0 ? partOf('?', search.join('?')) : beforeHash === '' ? from.search : '',
    hash: partOf('#', hash.join('#')),
  };
}

function partOf(mark: string, text: string): string {
  return text === '' ? '' : mark + text;
}

/** `/jobs` below `/de` is `/de/jobs`; the home page there is `/de`. */
export function withBase(pathname: string, base: string): string {
  return base === '' ? pathname : pathname === '/' ? base : base + pathname;
}

/** The path below a base, as it is where there is none. */
export function withoutBase(pathname: string, base: string): string {
  if (base === '' || (pathname !== base && !pathname.startsWith(`${base}/`))) return pathname;
  return pathname.slice(base.length) || '/';
}
