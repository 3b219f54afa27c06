import { tellingWords } from './function-words.js';
import { MOST_WORDS, searchedIn } from './keywords.js';
import { wordsOf } from './words.js';

/** Signs that somebody meant to search for: letters, digits, pictures. */
const MEANT = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** What was typed and is not searched for: what is no word at all, runs of letters that are too long, words after the tenth, and articles and the like where nothing else was typed. */
export function leftOutOf(keywords: readonly string[]): string[] {
  const unread = keywords.flatMap((text) => {
    const pieces = text.split(/\s+/).filter((piece) => piece !== '');
    return wordsOf(text).length === 0
      ? pieces
      : pieces.filter((piece) => MEANT.test(piece) && wordsOf(piece).length === 0);
  });
  const { typed, searched } = searchedIn(keywords);
  const beyond = searched.length === 0 ? typed : searched.slice(MOST_WORDS);
  return [...new Set([...unread, ...beyond.map(({ raw }) => raw)])];
}

/** The keywords without what is left out of them; a keyword that no word is left of stays as it was typed. */
export function readablePart(keywords: readonly string[], leftOut: readonly string[]): string[] {
  const out = new Set(leftOut);
  const parts = keywords.map((text) =>
    text
      .split(/\s+/)
      .filter((piece) => !out.has(piece))
      .join(' '),
  );
  const readable = parts.filter((part) => part !== '');
  return readable.length > 0 ? readable : [...keywords];
}

/** The same text without one of its words each, where it has several. */
export function withoutOneWord(text: string): { word: string; left: string }[] {
  const words = tellingWords(wordsOf(text)).map(({ raw }) => raw);
  return words.length < 2
    ? []
    : words.map((word, at) => ({ word, left: words.filter((_, other) => other !== at).join(' ') }));
}
