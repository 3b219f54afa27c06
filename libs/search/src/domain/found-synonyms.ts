import type { FoundSynonym } from '../queries/offer-search-result.js';
import { isTelling } from './function-words.js';
import type { WholeNames } from './whole-names.js';
import { type Word, wordsOf } from './words.js';

/** What an offer names: as its title says it, or as its place is called. */
export interface OfferName {
  found: string;
  kind: 'occupation' | 'city' | 'country';
  /** Several where the name is that of several things. */
  ids: readonly number[];
}

export interface OfferNames {
  title: string;
  named: readonly OfferName[];
}

/** Words of a name at the most: longer ones are descriptions. */
const LONGEST_NAME = 7;

/** Shorter parts of words are a chance likeness. */
const SHORTEST_PART = 4;

/**
 * Which of the typed words an offer has by another name: `waiter` by `Kellner`. Only words that are a whole name of a thing are said to
 * be another name of it, and only beside a name of the same thing: an offer may be found by a part, a beginning or a near spelling too, but
 * that is no other name. What the title or the names themselves say is none either.
 * @param typed keywords, corrected where they were
 * @param namesOf the whole names of each thing of a name
 */
export function foundSynonyms(
  typed: readonly string[],
  { title, named }: OfferNames,
  namesOf: (name: OfferName) => readonly WholeNames[],
): FoundSynonym[] {
  const own = [title, ...named.map(({ found }) => found)].flatMap((text) => wordsOf(text).map(({ folded }) => folded));
  const keywords = typed.map((text) => ({ text, words: wordsOf(text) }));
  const synonyms = named.flatMap((name) => {
    const things = namesOf(name).filter((names) => names.hasForm(name.found));
    return keywords.flatMap(({ text, words }) =>
      findParts(words, text, (part) => things.some((names) => names.has(part)))
        .filter((part) => wordsOf(part).some(({ folded }) => !own.some((word) => says(word, folded))))
        .map((part): FoundSynonym => ({ typed: part, found: name.found })),
    );
  });
  // A title may say a name in two forms: `Waiter / waitress`.
  return synonyms.filter(({ typed }, at) => synonyms.findIndex((other) => other.typed === typed) === at);
}

/** Whether a word is another one or a compound of it: `Fachkrankenpfleger` says `krankenpfleger`. */
function says(word: string, other: string): boolean {
  return word === other || (other.length >= SHORTEST_PART && (word.startsWith(other) || word.endsWith(other)));
}

/** Parts of a text that pass, from left to right, the longest first; each word counts once. */
function findParts(words: readonly Word[], text: string, pass: (part: string) => boolean): string[] {
  const parts: string[] = [];
  for (let at = 0; at < words.length; ) {
    const lengths = Array.from({ length: Math.min(LONGEST_NAME, words.length - at) }, (_, shorter) => shorter + 1);
    const length = lengths.findLast((longest) => {
      const ends = [words[at], words[at + longest - 1]];
      return ends.every((word) => word !== undefined && isTelling(word)) && pass(between(text, ends[0], ends[1]));
    });
    if (length !== undefined) {
      parts.push(between(text, words[at], words[at + length - 1]));
    }
    at += length ?? 1;
  }
  return parts;
}

function between(text: string, first: Word | undefined, last: Word | undefined): string {
  return first === undefined || last === undefined ? '' : text.slice(first.start, last.start + last.raw.length);
}
