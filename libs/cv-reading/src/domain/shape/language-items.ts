import { ALL_WORDS } from '../../words/all-words.js';
import { JOINING_WORDS } from '../languages/joining-words.js';
import { languageNames } from '../languages/language-names.js';
import { cefrCodes, levelWords } from '../languages/level-words.js';
import { type Word, wordsOf } from '../text/words.js';

/** Words of a sentence about languages that are neither names nor levels nor small: "speak", "knowledge". */
const MOST_OTHER_WORDS = 6;
const SMALL = 3;
const SENTENCE_END = /(?<=\p{L}{2}[.!?])\s+/u;

export function sentencesOf(text: string): string[] {
  return text.split(SENTENCE_END).filter((sentence) => sentence !== '');
}

/** "Dutch C1", "English" and "German: fluent": nothing but languages, with or without levels. */
export function isLanguageItem(text: string, language: string | null): boolean {
  const words = wordsOf(text);
  const names = languageNames().all(words);
  return names.length > 0 && otherWords(words, language).length === 0;
}

/** "I speak fluent Dutch and good English": languages with levels, and little else. */
export function tellsLanguages(text: string, language: string | null): boolean {
  const words = wordsOf(text);
  const names = languageNames().all(words);
  if (names.length === 0 || words.length === 0) return false;
  const others = otherWords(words, language).filter(({ text }) => text.length > SMALL && !isSmallWord(text, language));
  const hasLevel = levelHits(words, language) > 0;
  return hasLevel && others.length <= Math.min(MOST_OTHER_WORDS, 1 + 2 * names.length);
}

function isSmallWord(word: string, language: string | null): boolean {
  return ALL_WORDS.some(({ language: own, stopwords }) => own === language && stopwords.includes(word));
}

function levelHits(words: readonly Word[], language: string | null): number {
  return levelWords(language).all(words).length + cefrCodes().all(words).length;
}

/** What is neither a name of a language, nor a level, nor between them. */
function otherWords(words: readonly Word[], language: string | null): Word[] {
  const hits = [...languageNames().all(words), ...levelWords(language).all(words), ...cefrCodes().all(words)];
  return words.filter(
    ({ text }, at) => !JOINING_WORDS.has(text) && hits.every(({ from, to }) => at < from || at >= to),
  );
}
