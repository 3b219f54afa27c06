/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Marks that change the direction of what follows, also beyond the words that hold them. */
const DIRECTIONS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

/**
 * Somebody's words inside a sentence of ours: words from right to left are kept from turning the sentence round, as `<bdi>`
 * does where there is markup. Others stay as they are, since all our own texts run from left to right.
 * @see https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates
 */
export function isolatedWords(words: string): string {
  const bare = words.replace(DIRECTIONS, '');
  return RIGHT_TO_LEFT.test(bare) ? `\u2068${bare}\u2069` : bare;
}
