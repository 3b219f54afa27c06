const MAX_URL = 2_000;

/**
 * Takes an address as people write it and gives it in normal form, or null where it is not http or https, names a user or
 * a password, or is longer than 2,000 characters.
 */
export function normaliseUrl(text: string): string | null {
  const address = text.trim().replace(/&(?:amp;)+/g, '&');
  if (address.length > MAX_URL || !/^https?:\/\//i.test(address) || !URL.canParse(address)) {
    return null;
  }
  const url = new URL(address);
  const usable = ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === '';
  return usable && url.href.length <= MAX_URL ? url.href : null;
}

/** The same for a link inside a text, where a mail address may stand too. */
export function normaliseLink(text: string): string | null {
  const address = text.trim();
  if (/^mailto:[^\s@<>"']+@[\w.-]+\.[a-z]{2,}(?:\?[^\s<>"']*)?$/i.test(address) && address.length <= MAX_URL) {
    return URL.canParse(address) ? new URL(address).href : null;
  }
  return normaliseUrl(address);
}
