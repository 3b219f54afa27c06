import { foldLetters } from '@babelboard/platform';

/** Letters that the server does not take the marks off, as `foldLetters` does. */
const SPECIAL = /[ßøłđðþħıæœ]/giu;

/** A text with these letters as they are compared: `Tønder` and `Tonder` are the same to the server then. */
export function withPlainLetters(text: string): string {
  return text.replace(SPECIAL, foldLetters);
}

/** The words of a text that are written otherwise then, each once. */
export function plainSpellings(words: readonly string[]): string[] {
  return [...new Set(words.filter((word) => word.search(SPECIAL) >= 0).map(withPlainLetters))];
}
