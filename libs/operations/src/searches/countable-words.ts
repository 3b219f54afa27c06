import { foldLetters } from '@babelboard/platform';

/** What could be an address of a person or of the web, or a name somewhere (`x@`). */
const ADDRESS =
  /@|:\/\/|\bwww\.|[([]at[)\]]|\.(?:com|org|info|eu|de|at|ch|fr|it|es|pl|nl|be|se|dk|no|fi|cz|uk|ua|ru|me)\b|\b(?:gmail|googlemail|hotmail|gmx|icloud|protonmail)\b/i;

/** Numbers of phones, cards and files have more digits than years, postcodes and pay. */
const MOST_DIGITS = 5;

/** Longer texts are sentences, in which people tell of themselves. */
const MOST_WORDS = 6;
const LONGEST = 60;

/**
 * What of a search is counted: its folded words with a space between. Null where it could tell who asked.
 * @param keywords as they were typed
 */
export function countableWords(keywords: readonly string[]): string | null {
  const typed = keywords.join(' ').normalize('NFKC');
  const digits = typed.replace(/\P{N}/gu, '').length;
  const words = foldLetters(typed).match(/[\p{L}\p{N}+#]+/gu) ?? [];
  const text = words.join(' ');
  return ADDRESS.test(typed) ||
    digits > MOST_DIGITS ||
    words.length === 0 ||
    words.length > MOST_WORDS ||
    text.length > LONGEST
    ? null
    : text;
}
