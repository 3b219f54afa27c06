/** Letters that Unicode does not take apart into a base letter and an accent. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ə: 'e',
  ς: 'σ',
};

/**
 * The form in which names of places are stored and looked up: lower case, accents folded, apostrophes dropped, other
 * punctuation as one space ("Aix-en-Provence" gives "aix en provence", "KØBENHAVN" gives "kobenhavn"). Greek and Cyrillic
 * letters stay. A text without a letter or digit gives ''.
 */
export function normalisePlaceName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßøæœłđðþıħəς]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
