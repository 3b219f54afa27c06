import type { Word } from './words.js';

/** Longer words in capitals are words. */
const ABBREVIATION = /^\p{Lu}{2,4}$/u;

/** Stands between the letters of one abbreviation: `R&D`, `C + E`. */
const LINK = /^\s*[&+]\s*$/;

/** Words of so many letters are the same only letter by letter. */
const SHORT = 2;

/** The words that are written as abbreviations: in capitals, where not all is, and single letters that a sign links. */
export function abbreviationsIn(words: readonly Word[], text: string): ReadonlySet<Word> {
  const isShouted = words.every(({ raw }) => raw === raw.toUpperCase());
  return new Set(
    words.filter(
      (word, at) =>
        (!isShouted && ABBREVIATION.test(word.raw)) ||
        areLinked(word, words[at + 1], text) ||
        areLinked(words[at - 1], word, text),
    ),
  );
}

/** Whether a word is taken as it stands: numbers are never near each other, and neither are abbreviations and words of one or two letters. */
export function isExact(word: Word, abbreviations: ReadonlySet<Word>): boolean {
  return /\p{N}/u.test(word.raw) || [...word.folded].length <= SHORT || abbreviations.has(word);
}

function areLinked(first: Word | undefined, second: Word | undefined, text: string): boolean {
  return first?.raw.length === 1 && second?.raw.length === 1 && LINK.test(text.slice(first.start + 1, second.start));
}
