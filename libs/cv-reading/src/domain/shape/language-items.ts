import { ALL_WORDS } from '../../words/all-words.js';
import { JOINING_WORDS } from '../languages/joining-words.js';
import { languageNames } from '../languages/language-names.js';
import { cefrCodes, levelWords } from '../languages/level-words.js';
import { fold, type Word, wordsOf } from '../text/words.js';

/** What a text says of languages. */
export interface LanguageFacts {
  /** Nothing but languages, with or without levels: "Dutch C1", "English", "German: fluent". */
  isItem: boolean;
  /** Languages with levels, and little else: "I speak fluent Dutch and good English". */
  tells: boolean;
}

const NOTHING: LanguageFacts = { isItem: false, tells: false };
/** Words of a sentence about languages that are neither names nor levels nor small: "speak", "knowledge". */
const MOST_OTHER_WORDS = 6;
const SMALL = 3;
const SENTENCE_END = /(?<=\p{L}{2}[.!?])\s+/u;

export function sentencesOf(text: string): string[] {
  return text.split(SENTENCE_END).filter((sentence) => sentence !== '');
}

/** Says of texts in a document of this language what they tell; the same text is looked at once. */
export function languageFacts(language: string | null): (text: string) => LanguageFacts {
  const known = new Map<string, LanguageFacts>();
  const smallWords = new Set(
    ALL_WORDS.filter((words) => words.language === language).flatMap(({ stopwords }) => stopwords.map(fold)),
  );
  return (text) => {
    const found = known.get(text) ?? factsOf(text, language, smallWords);
    known.set(text, found);
    return found;
  };
}

function factsOf(text: string, language: string | null, smallWords: ReadonlySet<string>): LanguageFacts {
  const words = wordsOf(text);
  const names = languageNames().all(words);
  if (names.length === 0) return NOTHING;
  const levels = [...levelWords(language).all(words), ...cefrCodes().all(words)];
  const others = otherWords(words, [...names, ...levels]);
  const telling = others.filter((word) => word.text.length > SMALL && !smallWords.has(word.text));
  return {
    isItem: others.length === 0,
    tells: levels.length > 0 && telling.length <= Math.min(MOST_OTHER_WORDS, 1 + 2 * names.length),
  };
}

/** What is neither a name of a language, nor a level, nor between them. */
function otherWords(words: readonly Word[], hits: readonly { from: number; to: number }[]): Word[] {
  return words.filter(
    ({ text }, at) => !JOINING_WORDS.has(text) && hits.every(({ from, to }) => at < from || at >= to),
  );
}
