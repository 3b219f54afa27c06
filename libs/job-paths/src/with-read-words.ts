/** A filter of a list that was read out of words; its value as an address has it. */
export interface ReadFilter {
  filter: 'location' | 'language' | 'no_local_language' | 'remote' | 'employment_type' | 'experience' | 'salary_from';
  value: string;
  words: string;
}

/** All words that a list was read out of. */
export interface ReadWords {
  typed: string;
  parts: ReadFilter[];
}

/**
 * The address of a list that was read out of words, with the part by which its page says so.
 * @param part what the page says besides, without `#`
 */
export function withReadWords(address: string, { typed, parts }: ReadWords, part = ''): string {
  const said = new URLSearchParams(part);
  said.set('read', typed);
  for (const { filter, value, words } of parts) said.append('as', `${filter}:${value}:${words}`);
  return `${address}#${said}`;
}
