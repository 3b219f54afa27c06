/**
 * The address of a list that was read out of words, with the part by which its page says so.
 * @param part what the page says besides, without `#`
 */
export function withReadWords(address: string, typed: string, part = ''): string {
  const said = new URLSearchParams(part);
  said.set('read', typed);
  return `${address}#${said}`;
}

/** The words that a list was read out of, by the part of its page; null for any other part. */
export function readWordsOf(hash: string): string | null {
  const typed = new URLSearchParams(hash.slice(1)).get('read');
  return typed === null || typed.trim() === '' ? null : typed;
}
