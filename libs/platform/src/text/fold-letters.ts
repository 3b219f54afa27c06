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

const ASCII = /^[\u0020-\u007e]*$/;

/**
 * The form in which words are compared: lower case, without accents, in every script ("KØBENHAVN" gives "kobenhavn",
 * "Υποδοχής" gives "υποδοχησ"). Greek and Cyrillic letters stay what they are.
 */
export function foldLetters(text: string): string {
  if (ASCII.test(text)) {
    return text.toLowerCase();
  }
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßøæœłđðþıħəς]/g, (letter) => LETTERS[letter] ?? letter);
}
