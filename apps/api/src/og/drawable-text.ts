/** What the fonts of the pictures have no letter for: it would be drawn as an empty box. */
const UNKNOWN =
  /(?![\u0300-\u036f])[^\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\u0020-\u007e\u00a0-\u00bf\u2010-\u2027\u2030-\u203a\u20ac\u2116\u2122]/gu;

/** The part of a text that pictures can show, at most `length` characters of it; empty where no letter is left. */
export function drawableText(text: string, length: number): string {
  const known = text.normalize('NFC').replace(UNKNOWN, ' ').replace(/\s+/g, ' ').trim();
  const letters = [...known];
  if (!/\p{L}/u.test(known)) {
    return '';
  }
  return letters.length <= length
    ? known
    : `${letters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}
