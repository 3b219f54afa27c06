import { foldLetters } from '@babelboard/platform';

/**
 * The form in which names of places are stored and looked up: lower case, accents folded, apostrophes dropped, other
 * punctuation as one space ("Aix-en-Provence" gives "aix en provence", "KØBENHAVN" gives "kobenhavn"). Greek and Cyrillic
 * letters stay. A text without a letter or digit gives ''.
 */
export function normalisePlaceName(text: string): string {
  return foldLetters(text)
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
