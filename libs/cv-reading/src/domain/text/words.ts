/** A word with its place in a text. */
export interface Word {
  /** Lower case, without accents. */
  text: string;
  start: number;
  end: number;
}

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
  ς: 'σ',
};

/** The form in which words are compared: lower case, without accents, in every script. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßøæœłđðþıħς]/g, (letter) => LETTERS[letter] ?? letter);
}

/** Words of letters and digits: "B2", "co" and "founder". */
export function wordsOf(text: string): Word[] {
  return collect(text, /[\p{L}\p{M}\p{N}]+/gu);
}

/** Letters and digits apart, as dates need it: "2019r". */
export function lettersAndDigits(text: string): Word[] {
  return collect(text, /[\p{L}\p{M}]+|\p{Nd}+/gu);
}

function collect(text: string, pattern: RegExp): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(pattern)) {
    words.push({ text: fold(match[0]), start: match.index, end: match.index + match[0].length });
  }
  return words;
}

/** Words alone, with one blank between. */
export function plainWords(text: string): string {
  return wordsOf(text)
    .map((word) => word.text)
    .join(' ');
}
