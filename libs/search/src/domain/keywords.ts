import type { OfferSearchQuery } from '../queries/offer-search-query.js';
import { abbreviationsIn, isExact } from './abbreviations.js';
import { searchedWords } from './function-words.js';
import { type Word, wordsOf } from './words.js';

/** Meilisearch reads ten words of a query; both engines keep to it, so that they find the same offers. */
export const MOST_WORDS = 10;

/** From this length on the last word may be the beginning of a word. */
const SHORTEST_PREFIX = 3;

type AskedWords = Pick<OfferSearchQuery, 'keywords' | 'names' | 'literal'>;

export interface Keywords {
  /** Words as compared, each once, the last one last; an offer must have all of them. */
  words: string[];
  /** The same words as written, for an engine that folds text itself. */
  text: string;
  /** Those words of the text that are taken as they stand: no other forms, no errors, no beginnings. */
  exact: ReadonlySet<string>;
  /** Whether the last word may be only begun. */
  prefix: boolean;
}

/** Whether something was typed that is no word or says nothing: such a list has no offers, while one without keywords has all. */
export function isUnreadable(asked: AskedWords): boolean {
  const typed = [...asked.keywords, ...asked.names].some((text) => text.trim() !== '');
  return typed && keywordsOf(asked).words.length === 0;
}

/** The words of a query: what was typed and the names that a catalogue spells. */
export function keywordsOf({ keywords, names, literal }: AskedWords): Keywords {
  return readKeywords([...keywords, ...names], literal);
}

/**
 * Reads what a person typed. Signs that a search engine could take for operators (quotes, minus, slashes) only part
 * words. Words of several keywords all count alike; articles and the like are left out.
 * @param literal whether words are meant as they stand, the last one too
 */
export function readKeywords(keywords: readonly string[], literal = false): Keywords {
  const { typed, searched, abbreviations } = searchedIn(keywords);
  const words = searched.slice(0, MOST_WORDS);
  const last = words.at(-1)?.folded ?? '';
  const exact = words.filter((word) => isExact(word, abbreviations)).map(({ raw }) => raw);
  const goesOn = words.length === MOST_WORDS || typed.at(-1) === words.at(-1);
  return {
    words: [...new Set(words.map(({ folded }) => folded).reverse())].reverse(),
    text: words.map(({ raw }) => raw).join(' '),
    exact: new Set(exact),
    prefix: !literal && goesOn && [...last].length >= SHORTEST_PREFIX && !exact.includes(words.at(-1)?.raw ?? ''),
  };
}

/** All words that were typed, and those that are searched for, however many. */
export function searchedIn(keywords: readonly string[]): {
  typed: Word[];
  searched: Word[];
  abbreviations: ReadonlySet<Word>;
} {
  const text = keywords.join(' \n ');
  const typed = wordsOf(text);
  const abbreviations = abbreviationsIn(typed, text);
  return { typed, searched: searchedWords(typed, (word) => abbreviations.has(word)), abbreviations };
}
