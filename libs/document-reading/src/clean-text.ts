/** Controls, what is no character, and marks that are not seen: soft hyphens, joiners, byte order and direction marks. */
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]|\p{Co}|\p{Cs}/gu;
const LIGATURES = /[\ufb00-\ufb06]/g;
const SPACES = /[^\S\t\n]+/g;

/** Ligatures as letters, one form for each letter, one kind of space; tabs stay. */
export function cleanText(text: string): string {
  return text
    .replace(LIGATURES, (sign) => sign.normalize('NFKC'))
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(SPACES, ' ')
    .replace(/ ?\t[\t ]*/g, '\t')
    .trim();
}

/** Of the words of a line so many are single letters, if its letters were set apart. */
const LEAST_WORDS = 4;
const SINGLE_LETTERS = 0.6;

/** "E X P E R I E N C E" is a word whose letters were set apart; kerned pairs ("Z AW O D") stand together. Between words the gap is lost. */
export function joinSpacedLetters(text: string): string {
  if (!/^\p{L}{1,2} \p{L}{1,2} /u.test(text)) return text;
  const words = text.split(' ');
  const single = words.filter((word) => /^\p{L}$/u.test(word)).length;
  return words.length >= LEAST_WORDS && single >= SINGLE_LETTERS * words.length ? words.join('') : text;
}
