/** The host of an http(s) address without `www.`, or null. */
export function hostOf(url: string | null): string | null {
  if (url === null || !/^https?:/i.test(url) || !URL.canParse(url)) {
    return null;
  }
  return new URL(url).hostname.replace(/^www\./, '') || null;
}
