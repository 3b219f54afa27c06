import type { Database } from '@babelboard/platform';
import { errorKind, forgivenErrors, losesMark, spellingDistance } from '../../domain/spelling-distance.js';
import { possibleStems } from '../../domain/stems.js';
import { SERVING_SCHEMA, TOOLS_SCHEMA } from './index-tables.js';

/** Sorts after every letter: what lies before it begins with the same word. */
const LAST_CHARACTER = 0x10ffff;

/** Shorter words are not looked up for other endings: too many words begin like them. */
const SHORTEST_INFLECTED = 5;
/** Letters at the end in which forms of one word may differ. */
const ENDING = 3;
/** Words with the same beginning that are looked at, the most frequent ones. */
const MOST_LOOKED_AT = 60;

/** Neighbours swapped, letters left out or doubled, other letters: how many times likelier than the last. */
const KIND_WEIGHTS = [4, 2, 1] as const;
/** How many times likelier it is that vowels alone are wrong (*docter*). */
const VOWEL_WEIGHT = 3;
/** How many times likelier a word of the language of the page is. */
const PAGE_WEIGHT = 4;

/** The words that live offers have, as a table of the index. */
export class Dictionary {
  constructor(private readonly database: Database) {}

  /** Those of the words that some offer has; `begun` also where an offer has a word that begins like it. */
  async known(words: string[], begun: string | undefined): Promise<Set<string>> {
    const rows = await this.database.query<{ word: string }>(
      `SELECT wanted AS word FROM unnest($1::text[]) AS wanted WHERE CASE WHEN wanted = $2
           THEN EXISTS (SELECT FROM ${SERVING_SCHEMA}.word WHERE word >= wanted AND word < wanted || chr(${LAST_CHARACTER}))
           ELSE EXISTS (SELECT FROM ${SERVING_SCHEMA}.word WHERE word = wanted) END`,
      [words, begun ?? null],
    );
    return new Set(rows.map(({ word }) => word));
  }

  /** Other forms of each word (`infirmières`: infirmier) that offers have: words with the same stem in a language that it may be of. */
  async inflected(words: string[]): Promise<Map<string, string[]>> {
    const asked = words.filter((word) => word.length >= SHORTEST_INFLECTED && !/\d/.test(word));
    if (asked.length === 0) {
      return new Map();
    }
    const beginnings = asked.map((word) => word.slice(0, Math.max(SHORTEST_INFLECTED - 1, word.length - ENDING)));
    const rows = await this.database.query<{ word: string; form: string }>(
      `SELECT asked.word, near.word AS form FROM unnest($1::text[], $2::text[]) AS asked (word, beginning), LATERAL (
         SELECT w.word FROM ${SERVING_SCHEMA}.word w
         WHERE w.word >= beginning AND w.word < beginning || chr(${LAST_CHARACTER})
           AND length(w.word) <= length(asked.word) + ${ENDING} AND w.word <> asked.word
         ORDER BY w.n DESC LIMIT ${MOST_LOOKED_AT}) near`,
      [asked, beginnings],
    );
    return new Map(
      asked.map((word) => {
        const stems = possibleStems(word);
        const near = rows.filter((row) => row.word === word).map(({ form }) => form);
        return [word, near.filter((form) => possibleStems(form).some((stem, index) => stem === stems[index]))];
      }),
    );
  }

  /**
   * The word with the fewest errors between; of several a whole one before one that only begins so, then the one that is likeliest to be
   * meant: by the number of offers, the kind of the error and the language of the page.
   * @param begun whether the word is only the beginning of one
   * @param isOfPage whether a folded word is one of the language of the page
   */
  async correction(word: string, begun: boolean, isOfPage: (word: string) => boolean): Promise<string | undefined> {
    const limit = /\d/.test(word) ? 0 : forgivenErrors(word);
    if (limit === 0) {
      return undefined;
    }
    const similar = await this.database.query<{ word: string; n: number }>(
      `SELECT word, n FROM ${TOOLS_SCHEMA}.similar_words($1, $2)`,
      [word, begun],
    );
    const likelihood = (meant: string, offers: number) =>
      offers *
      (KIND_WEIGHTS[errorKind(word, meant)] ?? 1) *
      (consonantsOf(word) === consonantsOf(meant) ? VOWEL_WEIGHT : 1) *
      (isOfPage(meant) ? PAGE_WEIGHT : 1);
    const near = similar
      .filter((candidate) => !losesMark(word, candidate.word))
      .map((candidate) => ({
        ...candidate,
        errors: errorsBetween(word, candidate.word, begun, limit),
        whole: spellingDistance(word, candidate.word, limit),
      }))
      .filter(({ errors }) => errors <= limit)
      .sort((a, b) => a.errors - b.errors || a.whole - b.whole || likelihood(b.word, b.n) - likelihood(a.word, a.n));
    return near[0]?.word;
  }
}

function consonantsOf(word: string): string {
  return word.replace(/[aeiouy]/g, '');
}

/** Where the word is only begun, the best of the beginnings of the candidate counts. */
function errorsBetween(word: string, candidate: string, begun: boolean, limit: number): number {
  const whole = spellingDistance(word, candidate, limit);
  if (!begun) {
    return whole;
  }
  const letters = [...candidate];
  const { length } = [...word];
  const beginnings = Array.from({ length: 2 * limit + 1 }, (_, index) => length - limit + index)
    .filter((size) => size > 0 && size < letters.length)
    .map((size) => spellingDistance(word, letters.slice(0, size).join(''), limit));
  return Math.min(whole, ...beginnings);
}
