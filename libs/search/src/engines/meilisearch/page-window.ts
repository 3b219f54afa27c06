/**
 * Meilisearch counts exactly only when asked by page number. Gives the page that holds the offers `from` … `from + size`
 * and what to skip at its beginning; where `from` is no multiple of `size`, the page is the smallest that holds them.
 */
export function pageWindow(from: number, size: number): { page: number; hitsPerPage: number; skip: number } {
  let hitsPerPage = Math.max(size, 1);
  while (Math.floor(from / hitsPerPage) !== Math.floor((from + Math.max(size, 1) - 1) / hitsPerPage)) {
    hitsPerPage += 1;
  }
  const page = Math.floor(from / hitsPerPage);
  return { page: page + 1, hitsPerPage, skip: from - page * hitsPerPage };
}
