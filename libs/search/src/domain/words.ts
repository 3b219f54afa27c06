import { foldLetters } from '@babelboard/platform';

/** Longer runs of letters are no words; neither engine keeps them. */
const LONGEST_WORD = 60;

/** Letters and digits with their accents; C++, C# and F# are words of their own. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:\+\+|(?<=(?:^|[^\p{L}\p{N}])[cfCF])#)?/gu;

export interface Word {
  /** As written. */
  raw: string;
  /** As compared; without a space. */
  folded: string;
  /** Place of `raw` in the text. */
  start: number;
}

/** The words of a text in their order; punctuation, symbols and emoji part them and are left out. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const raw = match[0];
    const folded = foldWord(raw);
    if (folded !== '') {
      words.push({ raw, folded, start: match.index });
    }
  }
  return words;
}

/** The same words, folded alone: several times faster, for long texts and long lists of names. */
export function foldedWordsOf(text: string): string[] {
  return (text.match(WORD) ?? []).map(foldWord).filter((folded) => folded !== '');
}

/** The same words as written. */
export function rawWordsOf(text: string): string[] {
  return (text.match(WORD) ?? []).filter((raw) => raw.length <= LONGEST_WORD);
}

const ASCII_WORD = /^[a-zA-Z0-9+#]+$/;

/** Words with accents or of other scripts take long to fold and come again and again; when so many are kept, all are forgotten. */
const MOST_FOLDED = 100_000;
const foldedWords = new Map<string, string>();

/** Empty for what is no word to either engine. */
function foldWord(raw: string): string {
  if (raw.length > LONGEST_WORD) {
    return '';
  }
  if (ASCII_WORD.test(raw)) {
    return raw.toLowerCase();
  }
  const known = foldedWords.get(raw);
  if (known !== undefined) {
    return known;
  }
  // A compatibility form may unfold into several words (½ becomes 1⁄2).
  const folded = foldLetters(raw).replace(/[^\p{L}\p{N}+#]+/gu, '');
  const kept = folded.length > LONGEST_WORD ? '' : folded;
  if (foldedWords.size >= MOST_FOLDED) {
    foldedWords.clear();
  }
  foldedWords.set(raw, kept);
  return kept;
}

/** Names that many offers share are folded once; when so many are kept, all are forgotten. */
const MOST_KEPT = 50_000;
const kept = new Map<string, readonly string[]>();

/** The folded words of a name that comes again and again. */
export function wordsOfName(name: string): readonly string[] {
  const known = kept.get(name);
  if (known !== undefined) {
    return known;
  }
  const words = foldedWordsOf(name);
  if (kept.size >= MOST_KEPT) {
    kept.clear();
  }
  kept.set(name, words);
  return words;
}
